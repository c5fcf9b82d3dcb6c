import { Button } from "@mantine/core";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import type { ErrorNotification } from "../../api/error-notification.ts";
import { text } from "../../texts/text.ts";
import { Refusal } from "../notices/Refusal.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";
import "../../texts/areas/controls.ts";

interface ConfirmDialogProps {
	readonly opened: boolean;
	readonly title: string;
	readonly children: ReactNode;
	/** Repeats the verb: "Wijzig het procestype", never "Ok". */
	readonly action: string;
	/** Shows a red button, for what can't be undone; `final`, too. */
	readonly dangerous?: boolean;
	/** Only the button confirms, not Ctrl+Enter: for what can't be undone. */
	readonly final?: boolean;
	readonly busy?: boolean;
	/** Why the last attempt failed. */
	readonly refused?: ErrorNotification | null;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/**
 * Asks for confirmation. The cancel button is left of the action and has the initial focus. Ctrl+Enter confirms, as in a dialog with a form,
 * unless it can't be undone: the same keys may have opened the dialog. Enter in a field of the dialog confirms nothing.
 */
export function ConfirmDialog({
	opened,
	title,
	children,
	action,
	dangerous = false,
	final = dangerous,
	busy = false,
	refused = null,
	onConfirm,
	onCancel,
}: ConfirmDialogProps) {
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// The dialog may stand in a form, which would be submitted too.
		event.stopPropagation();
		if (!final && !busy) onConfirm();
	};
	return (
		<Dialog opened={opened} onClose={() => busy || onCancel()} title={<span className={styles.title}>{title}</span>}>
			<form onSubmit={submit} onKeyDown={keepFromSubmitting}>
				<div className={styles.text}>{children}</div>
				<div className={styles.refusal}>
					<Refusal refused={refused} busy={busy} />
				</div>
				<div className={styles.buttons}>
					<Button onClick={onCancel} disabled={busy} data-autofocus>
						{text("action.cancel")}
					</Button>
					<Button variant="filled" {...(dangerous ? { color: "red" } : {})} loading={busy} onClick={onConfirm}>
						{action}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** Without a submit button, the browser submits a form with a single field on Enter in it. */
function keepFromSubmitting(event: KeyboardEvent): void {
	if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement) event.preventDefault();
}
