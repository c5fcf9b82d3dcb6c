import { useState } from "react";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";

interface RemoveCommentProps {
	readonly comment: Comment;
	readonly comments: CommentsState;
	readonly onDone: () => void;
}

/**
 * Asks whether a comment is to be removed. The list is refreshed meanwhile: a text that came to stand there since is shown,
 * and is not removed by a press that was meant for the one before.
 */
export function RemoveComment({ comment, comments, onDone }: RemoveCommentProps) {
	const { message } = comment;
	const [begunWith] = useState(message);
	const [told, setTold] = useState(message);
	const remove = async () => {
		if (told !== message) return setTold(message);
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
				{message === begunWith ? null : (
					<>
						<p className={styles.meanwhile}>{text("comments.edit.meanwhile", { message })}</p>
						{told === message ? <p>{text("comments.delete.still")}</p> : null}
					</>
				)}
			</div>
		</ConfirmDialog>
	);
}
