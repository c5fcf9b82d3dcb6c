import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Reason } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { WorkPlace } from "../../ui/kept-work.ts";
import { useKeptText } from "../../ui/use-kept-text.ts";
import styles from "./StepDialogs.module.css";
import { MAX_COMMENT, statusProblems } from "./status-check.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/stepdialogs.ts";

interface StatusDialogProps {
	/** Where the explanation is kept until it is sent. */
	readonly place: WorkPlace;
	readonly title: string;
	readonly action: string;
	readonly reasons: readonly Reason[];
	readonly busy: boolean;
	readonly onConfirm: (reason: string, comment: string) => void;
	readonly onCancel: () => void;
}

/** Why a process is put on hold or cancelled. Problems show after the first attempt, the length always. */
export function StatusDialog({ place, title, action, reasons, busy, onConfirm, onCancel }: StatusDialogProps) {
	const [reason, setReason] = useState("");
	const { text: comment, type: setComment } = useKeptText(place);
	const [tried, setTried] = useState(false);
	// Reasons that only the system gives are valid, but not for people to choose.
	const offered = reasons.filter((candidate) => candidate.automatic !== true);
	const problems = statusProblems(
		reason,
		comment,
		offered.map((candidate) => candidate.value),
	);
	const sound = Object.keys(problems).length === 0;
	return (
		<Dialog opened onClose={() => busy || onCancel()} title={<span className={styles.title}>{title}</span>}>
			<form
				noValidate
				className={styles.body}
				onSubmit={(event) => {
					event.preventDefault();
					setTried(true);
					if (sound && !busy) onConfirm(reason, comment.trim());
				}}
			>
				<NativeSelect
					data-autofocus
					label={text("statusdialog.reason")}
					value={reason}
					error={tried ? problems.reason : undefined}
					data={[
						{ value: "", label: text("statusdialog.reason.choose") },
						...offered.map((candidate) => ({ value: candidate.value, label: candidate.text })),
					]}
					onChange={(event) => setReason(event.currentTarget.value)}
				/>
				<Textarea
					label={
						<>
							{text("statusdialog.comment")} <span className={styles.quiet}>{text("form.optional")}</span>
						</>
					}
					rows={4}
					readOnly={busy}
					value={comment}
					error={tried || comment.length > MAX_COMMENT ? problems.comment : undefined}
					description={text("statusdialog.comment.count", { count: comment.length })}
					inputWrapperOrder={["label", "input", "description", "error"]}
					onChange={(event) => setComment(event.currentTarget.value)}
				/>
				<div className={styles.buttons}>
					<Button onClick={onCancel} disabled={busy}>
						{text("action.cancel")}
					</Button>
					<Button type="submit" variant="filled" loading={busy}>
						{action}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
