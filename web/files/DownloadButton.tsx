import { Button } from "@mantine/core";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import type { FileRecord } from "../../engine/index.ts";
import { notifyWarning } from "../api/notify.ts";
import { text } from "../texts/text.ts";
import { downloadMachine } from "./download-machine.ts";

const DownloadFailed = lazy(() => import("./DownloadFailed.tsx"));

interface DownloadButtonProps {
	readonly file: FileRecord;
	readonly name: string;
	/** Reference of whose file it is; stands before the name of the saved file. */
	readonly prefix: string;
}

/** Downloads a file, and says in words when that is not possible; pressing it then tells why. */
export function DownloadButton({ file, name, prefix }: DownloadButtonProps) {
	const [snapshot, send] = useMachine(downloadMachine, { input: { prefix } });
	useEffect(() => send({ type: "file", file }), [send, file]);
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
