import { Button } from "@mantine/core";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";

/** Tells that a file could not be opened, and the likely cause. */
export default function DownloadFailed({ onClose }: { readonly onClose: () => void }) {
	return (
		<Dialog opened onClose={onClose} title={text("files.download.failed.title")}>
			<p>{text("files.download.failed")}</p>
			<p>{text("files.download.failed.causes")}</p>
			<ul>
				<li>{text("files.download.failed.absent")}</li>
				<li>{text("files.download.failed.unsafe")}</li>
			</ul>
			<Button variant="filled" data-autofocus onClick={onClose}>
				{text("files.download.failed.close")}
			</Button>
		</Dialog>
	);
}
