import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { mostInStatusComment, plainLength, type Reason, statusCommentRefusal } from "../../../../engine/index.ts";
import type { ErrorNotification } from "../../../api/error-notification.ts";
import { text } from "../../../texts/text.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import type { WorkPlace } from "../../../ui/kept/kept-work.ts";
import { useKeptText } from "../../../ui/kept/use-kept-text.ts";
import { Refusal } from "../../../ui/notices/Refusal.tsx";
import styles from "../dialogs/StepDialogs.module.css";
import "../../../texts/areas/controls.ts";
import "../../../texts/areas/status.ts";
import "../../../texts/areas/step.ts";

interface StatusDialogProps {
	/** Where reason and comment are kept until they are sent or discarded. */
	readonly place: WorkPlace;
	readonly title: string;
	readonly action: string;
	readonly reasons: readonly Reason[];
	readonly busy: boolean;
	/** Why the last attempt failed. */
	readonly refused: ErrorNotification | null;
	readonly onConfirm: (reason: string, comment: string) => void;
	/** Called to close the dialog. Closing with Escape or the cross keeps the input for next time; the cancel button discards it. */
	readonly onCancel: () => void;
}

/**
 * Asks why a process is put on hold or cancelled. Errors are shown after the first attempt, which focuses the first of them; the comment's
 * length is shown at once.
 */
export function StatusDialog({ place, title, action, reasons, busy, refused, onConfirm, onCancel }: StatusDialogProps) {
	const { text: reason, type: setReason, drop: dropReason } = useKeptText({ ...place, part: `${place.part}.reason` });
	const { text: comment, type: setComment, drop: dropComment } = useKeptText(place);
	const [tried, setTried] = useState(false);
	const reasonField = useRef<HTMLSelectElement>(null);
	const commentField = useRef<HTMLTextAreaElement>(null);
	// Automatic reasons are valid, but not for people to choose.
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
					if (!sound) (problems.reason === undefined ? commentField : reasonField).current?.focus();
					else if (!busy) onConfirm(reason, comment.trim());
				}}
			>
				<NativeSelect
					ref={reasonField}
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
					ref={commentField}
					label={
						<>
							{text("statusdialog.comment")} <span className={styles.quiet}>{text("form.optional")}</span>
						</>
					}
					rows={5}
					readOnly={busy}
					value={comment}
					error={tried || plainLength(comment) > mostInStatusComment ? problems.comment : undefined}
					description={text("statusdialog.comment.count", { count: plainLength(comment) })}
					inputWrapperOrder={["label", "input", "description", "error"]}
					onChange={(event) => setComment(event.currentTarget.value)}
				/>
				<Refusal refused={refused} busy={busy} />
				<div className={styles.buttons}>
					<Button
						onClick={() => {
							dropReason();
							dropComment();
							onCancel();
						}}
						disabled={busy}
					>
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

interface StatusProblems {
	readonly reason?: string;
	readonly comment?: string;
}

/** Validates the reason and comment of a hold or cancellation. Empty if both are valid. */
export function statusProblems(reason: string, comment: string, allowed: readonly string[]): StatusProblems {
	const wrongReason =
		reason === "" ? text("statusdialog.error.reason.missing") : allowed.includes(reason) ? null : text("statusdialog.error.reason.invalid");
	const wrongComment = statusCommentRefusal(comment)?.message ?? null;
	return { ...(wrongReason ? { reason: wrongReason } : {}), ...(wrongComment ? { comment: wrongComment } : {}) };
}
