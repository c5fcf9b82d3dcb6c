import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import styles from "../acts/ActDialog.module.css";

interface RollBackDialogProps {
	readonly opened: boolean;
	readonly values: { readonly number: number; readonly active: number; readonly version: string };
	readonly busy: boolean;
	readonly onConfirm: (reason: string) => void;
	readonly onCancel: () => void;
}

/** Says what going back means, and asks why. What was typed stays when the dialog is closed or the server refuses. */
export function RollBackDialog({ opened, values, busy, onConfirm, onCancel }: RollBackDialogProps) {
	const [reason, setReason] = useState("");
	const [wrong, setWrong] = useState<string | null>(null);
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (busy) return;
		if (reason.trim() === "") setWrong(text("releases.back.needed"));
		else onConfirm(reason.trim());
	};
	return (
		<Dialog opened={opened} onClose={() => busy || onCancel()} title={text("releases.back.title", { number: values.number })} size="lg">
			<form className={styles.form} onSubmit={send} noValidate>
				<p>{text("releases.back.text", values)}</p>
				<Textarea
					data-autofocus
					label={text("releases.back.reason")}
					required
					autosize
					minRows={2}
					maxLength={2000}
					value={reason}
					error={wrong}
					onChange={({ currentTarget }) => {
						setReason(currentTarget.value);
						setWrong(null);
					}}
				/>
				<div className={styles.buttons}>
					<Button onClick={onCancel} disabled={busy}>
						{text("action.cancel")}
					</Button>
					<Button type="submit" variant="filled" loading={busy}>
						{text("releases.back")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
