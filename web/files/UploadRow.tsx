import { Button, Progress } from "@mantine/core";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { FileRecord } from "../../engine/index.ts";
import { problemOf } from "../api/problem-of.ts";
import { text } from "../texts/text.ts";
import styles from "./Files.module.css";
import { notifyFailedUpload, notifyLeftUpload } from "./notify-failed-upload.ts";
import { uploadMachine } from "./upload-machine.ts";

interface UploadRowProps {
	readonly process: string;
	readonly category: string;
	readonly file: File;
	readonly onDone: (file: FileRecord) => void;
	/** The row can go: the upload was cancelled, or cleared after it failed. */
	readonly onGone: () => void;
	/** Called when the transfer starts; the returned function is called when it ends. */
	readonly begin: () => () => void;
}

/** An upload in progress, or the reason it failed. */
export function UploadRow({ process, category, file, onDone, onGone, begin }: UploadRowProps) {
	const [snapshot, send, actor] = useMachine(uploadMachine, { input: { process, category, file } });
	const { name } = file;
	const told = useRef({ onDone, begin });
	told.current = { onDone, begin };
	const failed = snapshot.matches("failed");
	useEffect(() => {
		const { unsubscribe } = actor.subscribe((state) => {
			if (state.context.done !== null && state.status === "done") told.current.onDone(state.context.done);
		});
		return () => unsubscribe();
	}, [actor]);
	const running = !failed && snapshot.status === "active";
	useEffect(() => (running ? told.current.begin() : undefined), [running]);
	const cause = snapshot.matches({ failed: "link" }) ? "link" : snapshot.matches({ failed: "bytes" }) ? "bytes" : null;
	useEffect(() => {
		if (cause !== null) notifyFailedUpload(name, text(`files.upload.failed.${cause}`));
	}, [cause, name]);
	const { percent } = snapshot.context;
	if (failed) {
		const { failure } = snapshot.context;
		return (
			<FailedUpload
				name={name}
				reason={failedText(failure)}
				onClear={onGone}
				// The server would refuse the same bytes again.
				{...(problemOf<"uploadFile">(failure)?.code === "file-content" ? {} : { onAgain: () => send({ type: "retry" }) })}
			/>
		);
	}
	return (
		<li className={styles.upload}>
			<span className={styles.name}>{text("files.uploading", { name })}</span>
			<Button size="compact-md" aria-label={text("files.upload.cancel.label", { name })} onClick={onGone}>
				{text("files.upload.cancel")}
			</Button>
			<Progress.Root className={styles.bar ?? ""} size="lg">
				<Progress.Section value={percent} aria-label={text("files.uploading", { name })} />
			</Progress.Root>
			<span className={styles.hint} aria-hidden="true">
				{text("files.uploading.percent", { percent })}
			</span>
		</li>
	);
}

/** That the upload failed, and why, if the server said so. */
function failedText(failure: unknown): string {
	const problem = problemOf<"createUploadLink" | "uploadFile">(failure);
	if (problem === null) return text("files.upload.failed");
	const reason = problem.status === 0 ? text("files.upload.failed.unreachable") : problem.message;
	return reason === "" || reason === text("files.upload.failed.bytes")
		? text("files.upload.failed")
		: text("files.upload.failed.because", { reason });
}

interface FailedUploadProps {
	readonly name: string;
	readonly reason: string;
	readonly onClear: () => void;
	/** Omitted if another attempt would fail the same way. */
	readonly onAgain?: () => void;
}

/** A file that did not arrive, and why. Stays until the person clears it. */
export function FailedUpload({ name, reason, onClear, onAgain }: FailedUploadProps) {
	const seen = useRef(false);
	// A person who leaves the step while this is shown, for instance by completing it, would assume that the file
	// arrived.
	useEffect(() => () => void (seen.current || notifyLeftUpload(name)), [name]);
	const then = (act: () => void) => () => {
		seen.current = true;
		act();
	};
	return (
		<li className={styles.upload}>
			<span className={styles.name}>{name}</span>
			<span className={styles.buttons}>
				{onAgain !== undefined && (
					<Button size="compact-md" aria-label={text("files.upload.again.label", { name })} onClick={then(onAgain)}>
						{text("files.upload.again")}
					</Button>
				)}
				<Button size="compact-md" aria-label={text("files.upload.clear.label", { name })} onClick={then(onClear)}>
					{text("files.remove")}
				</Button>
			</span>
			<span className={styles.failed}>{reason}</span>
		</li>
	);
}
