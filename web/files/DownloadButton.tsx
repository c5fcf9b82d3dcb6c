import { Button } from "@mantine/core";
import { useMachine } from "@xstate/react";
import { Suspense, useEffect } from "react";
import type { FileRecord } from "../../engine/index.ts";
import { notifyWarning } from "../api/notify.ts";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { downloadMachine } from "./download-machine.ts";

const DownloadFailed = lazyPart(() => import("./DownloadFailed.tsx"), { over: ({ onClose }) => onClose });

interface DownloadButtonProps {
	readonly file: FileRecord;
	/** Recent enough for its bytes to be still arriving. */
	readonly recent: boolean;
	readonly name: string;
	/** Reference of the record the file belongs to; prefixes the saved file's name. */
	readonly prefix: string;
}

/** Downloads a file. When that isn't possible it says so, and pressing it tells why. */
export function DownloadButton({ file, recent, name, prefix }: DownloadButtonProps) {
	const [snapshot, send] = useMachine(downloadMachine, { input: { prefix } });
	useEffect(() => send({ type: "file", file, recent }), [send, file, recent]);
	const press = () => {
		if (snapshot.matches("available")) send({ type: "download", file });
		else if (snapshot.matches("unavailable")) notifyWarning(text("files.gone.title"), text("files.gone"));
	};
	const waits = snapshot.matches("checking") || snapshot.matches("downloading");
	const said = snapshot.matches("unavailable")
		? text("files.download.unavailable")
		: snapshot.matches("checking")
			? text("files.download.checking")
			: snapshot.matches("downloading")
				? text("files.download.busy")
				: text("files.download");
	return (
		<>
			<Button
				size="compact-md"
				aria-label={snapshot.matches("available") ? text("files.download.label", { name }) : `${said}: ${name}`}
				aria-disabled={waits || undefined}
				data-state={String(snapshot.value)}
				onClick={press}
			>
				{said}
			</Button>
			{snapshot.matches("failed") && (
				<Suspense fallback={null}>
					<DownloadFailed onClose={() => send({ type: "close" })} />
				</Suspense>
			)}
		</>
	);
}
