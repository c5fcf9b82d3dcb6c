import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import styles from "../acts/ActDialog.module.css";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { useRollBackGate } from "./use-roll-back-gate.ts";

interface RollBackDialogProps {
	readonly opened: boolean;
	readonly values: { readonly number: number; readonly active: number; readonly version: string };
	readonly busy: boolean;
	readonly onConfirm: (reason: string) => void;
	readonly onCancel: () => void;
}

/**
 * Explains what rolling back means, asks for a reason, and for the approval of a second person if required. The input stays if the dialog
 * is closed or the server refuses.
 */
export function RollBackDialog({ opened, values, busy, onConfirm, onCancel }: RollBackDialogProps) {
	const [reason, setReason] = useState("");
	const [wrong, setWrong] = useState<string | null>(null);
	const { gate, people, read, approve } = useRollBackGate(values.number, opened);
	const second = gate?.secondPerson ?? null;
	const waits = gate?.obstacles.some(({ code }) => code === "second-person") === true;
	const { form, toFirst } = useFirstFault();
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (busy || waits) return;
		if (reason.trim() !== "") onConfirm(reason.trim());
		else {
			setWrong(text("releases.back.needed"));
			toFirst();
		}
	};
	return (
		<Dialog opened={opened} onClose={() => busy || onCancel()} title={text("releases.back.title", { number: values.number })} size="lg">
			<form ref={form} className={styles.form} onSubmit={send} noValidate>
				<p>{text("releases.back.text", values)}</p>
				{gate !== null && gate.obstacles.length > 0 && (
					<PlainNotice kind="warning" title={text("publishing.obstacles")}>
						{gate.obstacles.map(({ code, message }) => (
							<p key={code}>{message}</p>
						))}
						{waits && second?.approvedByCaller === true && <p>{text("releases.back.mine")}</p>}
						{waits && (
							<div className={styles.bar}>
								{gate.may.approve && (
									<Button loading={approve.busy} onClick={() => void approve.run(gate.active.activation)}>
										{text("releases.back.approve")}
									</Button>
								)}
								<Button onClick={() => void read()}>{text("publishing.again")}</Button>
							</div>
						)}
					</PlainNotice>
				)}
				{second !== null && second.approvedBy !== null && (
					<p role="status">{text("releases.back.approvedBy", { who: people[second.approvedBy] ?? text("workbench.somebody") })}</p>
				)}
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
					{!waits && (
						<Button type="submit" variant="filled" loading={busy}>
							{text("releases.back")}
						</Button>
					)}
				</div>
			</form>
		</Dialog>
	);
}
