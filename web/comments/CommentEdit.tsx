import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { commentMessage, commentProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import type { CommentsState } from "./use-comments.ts";
import "../texts/areas/controls.ts";

interface CommentEditProps {
	readonly comment: Comment;
	readonly comments: CommentsState;
	readonly onDone: () => void;
}

/** An emptied edit is left as it was, without a word. */
export function CommentEdit({ comment, comments, onDone }: CommentEditProps) {
	const [message, setMessage] = useState(comment.message);
	const save = async () => {
		const given = commentMessage(message);
		if (given === "" || given === comment.message) return onDone();
		const problem = commentProblem(given);
		comments.setError(problem);
		if (problem === null && (await comments.write({ action: "edit", number: comment.order, message }))) onDone();
	};
	return (
		<div className={styles.edit}>
			<Textarea
				aria-label={text("comments.edit.field")}
				autosize
				minRows={1}
				maxRows={6}
				value={message}
				readOnly={comments.busy}
				onChange={(event) => setMessage(event.currentTarget.value)}
			/>
			<div className={styles.actions}>
				<Button onClick={onDone} disabled={comments.busy}>
					{text("action.cancel")}
				</Button>
				<Button variant="filled" loading={comments.busy} onClick={() => void save()}>
					{text("comments.edit.save")}
				</Button>
			</div>
		</div>
	);
}
