import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";
import { useStandingText } from "./use-standing-text.ts";

interface RemoveCommentProps {
	readonly comment: Comment;
	readonly comments: CommentsState;
	readonly onDone: () => void;
}

/** Asks for confirmation before a comment is removed. */
export function RemoveComment({ comment, comments, onDone }: RemoveCommentProps) {
	const { meanwhile, isTold, tell } = useStandingText(comment.message);
	const remove = async () => {
		if (!isTold) return tell();
		if (await comments.write({ action: "delete", number: comment.order })) onDone();
	};
	return (
		<ConfirmDialog
			opened
			title={text("comments.delete.title")}
			action={text("comments.delete.action")}
			dangerous
			busy={comments.busy}
			onConfirm={() => void remove()}
			onCancel={onDone}
		>
			{text("comments.delete.text")}
			<div role="status">
				{meanwhile === null ? null : (
					<>
						<p className={styles.meanwhile}>{text("comments.edit.meanwhile", { message: meanwhile })}</p>
						{isTold ? <p>{text("comments.delete.still")}</p> : null}
					</>
				)}
			</div>
		</ConfirmDialog>
	);
}
