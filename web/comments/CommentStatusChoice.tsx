import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";
import { type Comment, commentStatuses, isCommentStatus } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";

interface CommentStatusChoiceProps {
	readonly comment: Comment;
	readonly mayChange: boolean;
	readonly comments: CommentsState;
}

/** The status as text, or as toggle buttons for people who may change it. */
export function CommentStatusChoice({ comment, mayChange, comments }: CommentStatusChoiceProps) {
	const { status, order: number } = comment;
	// Statuses can't be changed in a demo deployment.
	const isFrozen = useTenant().demoMode === true;
	if (!mayChange) {
		return (
			<span className={styles.status} data-status={status}>
				{text(isCommentStatus(status) ? `comments.status.${status}` : "comments.status.unknown")}
			</span>
		);
	}
	return (
		<fieldset className={styles.statuses}>
			<legend className="visually-hidden">{text("comments.status")}</legend>
			{isFrozen && <span className="visually-hidden">{text("comments.status.frozen")}</span>}
			{commentStatuses.map((candidate) => (
				<button
					key={candidate}
					type="button"
					className={styles.status}
					data-status={candidate}
					title={isFrozen ? text("comments.status.frozen") : undefined}
					aria-pressed={candidate === status}
					disabled={comments.busy || isFrozen}
					onClick={() => {
						if (candidate !== status) void comments.write({ action: "status", number, status: candidate });
					}}
				>
					{text(`comments.status.${candidate}`)}
				</button>
			))}
		</fieldset>
	);
}
