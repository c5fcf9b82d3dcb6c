import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";
import { type Comment, commentStatuses, isCommentStatus } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";

interface CommentStatusChoiceProps {
	readonly comment: Comment;
	readonly mayChange: boolean;
	readonly comments: CommentsState;
}

/** The status as a word; for who may change it, as buttons of which one is pressed. */
export function CommentStatusChoice({ comment, mayChange, comments }: CommentStatusChoiceProps) {
	const { status, order: number } = comment;
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
			{commentStatuses.map((candidate) => (
				<button
					key={candidate}
					type="button"
					className={styles.status}
					data-status={candidate}
					aria-pressed={candidate === status}
					disabled={comments.busy}
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
