import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { commentMessage, commentProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import type { WorkPlace } from "../ui/kept-work.ts";
import { useKeptText } from "../ui/use-kept-text.ts";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import { sendByKey } from "./send-by-key.ts";
import type { CommentsState } from "./use-comments.ts";
import "../texts/areas/controls.ts";

interface CommentEditProps {
	readonly comment: Comment;
	/** Where unsaved input is kept. */
	readonly place: WorkPlace;
	readonly comments: CommentsState;
	readonly onDone: () => void;
}

/** Edits a comment. Saving an empty text leaves the comment as it was. */
export function CommentEdit({ comment, place, comments, onDone }: CommentEditProps) {
	const kept = useKeptText(place, comment.message);
	const message = kept.text;
	const typed = useRef(message);
	typed.current = message;
	const finish = () => {
		kept.drop();
		onDone();
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (comments.busy) return;
		const given = commentMessage(message);
		if (given === "" || given === comment.message) return finish();
		const problem = commentProblem(given);
		comments.setError(problem);
		const saved = problem === null && (await comments.write({ action: "edit", number: comment.order, message }));
		// Anything typed during the save still has to be saved.
		if (saved && typed.current === message) finish();
	};
	return (
		<form className={styles.edit} noValidate onSubmit={(event) => void save(event)}>
			<Textarea
				aria-label={text("comments.edit.field")}
				autosize
				minRows={1}
				maxRows={6}
				value={message}
				onChange={(event) => kept.type(event.currentTarget.value)}
				onKeyDown={sendByKey}
			/>
			<div className={styles.actions}>
				<Button onClick={finish} disabled={comments.busy}>
					{text("action.cancel")}
				</Button>
				<Button type="submit" variant="filled" loading={comments.busy}>
					{text("comments.edit.save")}
				</Button>
			</div>
		</form>
	);
}
