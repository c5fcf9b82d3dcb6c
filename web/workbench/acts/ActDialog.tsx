import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { useLatest } from "../editing/use-latest.ts";
import { useOnce } from "../editing/use-once.ts";
import styles from "./ActDialog.module.css";
import { type Fault, FaultContext } from "./fault-context.ts";

interface ActDialogProps {
	readonly title: string;
	readonly action: string;
	readonly children: ReactNode;
	readonly dangerous?: boolean;
	/** The edits of the act, or why it can't be done yet: as a message, or as a fault of one input. */
	readonly edits: () => readonly Edit[] | string | Fault;
	/** Message to announce once the act is done. */
	readonly said: string;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** A dialog for one act on the files: its input, written as a single edit that one undo reverses. */
export function ActDialog({ title, action, children, dangerous = false, edits, said, onDone, onClose }: ActDialogProps) {
	const { write, caughtUp } = useEditing();
	const latest = useLatest({ edits, onDone });
	const [wrong, setWrong] = useState<string | Fault | null>(null);
	const [busy, setBusy] = useState(false);
	const { form, toFirst } = useFirstFault();
	const send = useOnce(async (): Promise<void> => {
		setBusy(true);
		await caughtUp();
		const act = latest.current;
		const made = act.edits();
		const refused = typeof made === "string" || "why" in made ? made : await write(made, said);
		setBusy(false);
		if (refused === null) return act.onDone();
		setWrong(refused);
		toFirst();
	});
	return (
		<Dialog opened onClose={() => busy || onClose()} title={title} size="lg">
			<form
				ref={form}
				className={styles.form}
				onChange={() => setWrong(null)}
				onSubmit={(event) => {
					event.preventDefault();
					void send();
				}}
				noValidate
			>
				<FaultContext value={typeof wrong === "string" ? null : wrong}>{children}</FaultContext>
				{typeof wrong === "string" && (
					<p className={styles.wrong} role="alert">
						{wrong}
					</p>
				)}
				<div className={styles.buttons}>
					<Button onClick={onClose} disabled={busy}>
						{text("action.cancel")}
					</Button>
					<Button type="submit" variant="filled" loading={busy} {...(dangerous ? { color: "red" } : {})}>
						{action}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
