import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";
import { type Comment, commentStatuses, isCommentStatus } from "./comment.ts";
import type { CommentRights } from "./use-comment-rights.ts";
import type { CommentsState } from "./use-comments.ts";

interface CommentStatusChoiceProps {
	readonly comment: Comment;
	readonly rights: CommentRights;
	readonly comments: CommentsState;
}

/** The status as a word; for who may change it, as buttons of which one is pressed. */
export function CommentStatusChoice({ comment, rights, comments }: CommentStatusChoiceProps) {
	const { status, order: number } = comment;
	if (!rights.changeStatus) {
		return (
			<span className={styles.status} data-status={status}>
				{text(isCommentStatus(status) ? `comments.status.${status}` : "comments.status.unknown")}
			</span>
		);
	}
	return (
		<fieldset className={styles.statuses}>
			<legend className="visually-hidden">{text("comments.status")}</legend>
			{rights.statusFrozen && <span className="visually-hidden">{text("comments.status.frozen")}</span>}
			{commentStatuses.map((candidate) => (
				<button
					key={candidate}
					type="button"
					className={styles.status}
					data-status={candidate}
					title={rights.statusFrozen ? text("comments.status.frozen") : undefined}
					aria-pressed={candidate === status}
					disabled={comments.busy || rights.statusFrozen}
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
