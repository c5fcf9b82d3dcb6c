import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { commentMessage, commentProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { dropWork, findWork, keepWork } from "../ui/kept-work.ts";
import styles from "./Comments.module.css";
import type { CommentsState } from "./use-comments.ts";

interface NewCommentProps {
	readonly uuid: string;
	readonly userId: string;
	/** Who will read it. */
	readonly help: string;
	readonly comments: CommentsState;
}

/** The box for a new comment. What was typed outlives a reload, and a refusal. */
export function NewComment({ uuid, userId, help, comments }: NewCommentProps) {
	const place = { userId, uuid, part: "comment" };
	const [message, setMessage] = useState(() => findWork(place) ?? "");
	const type = (typed: string) => {
		setMessage(typed);
		if (typed.trim() === "") dropWork(place);
		else keepWork(place, typed);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const problem = commentProblem(commentMessage(message));
		comments.setError(problem);
		if (problem === null && (await comments.write({ action: "create", message }))) type("");
	};
	return (
		<form className={styles.box} noValidate onSubmit={(event) => void submit(event)}>
			<Textarea
				label={text("comments.new")}
				description={help}
				autosize
				minRows={1}
				maxRows={6}
				value={message}
				aria-invalid={comments.error !== null}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<Button type="submit" loading={comments.busy} className={styles.place}>
				{text("comments.place")}
			</Button>
		</form>
	);
}
