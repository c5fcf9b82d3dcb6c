import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { commentMessage, commentProblem } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { dropWork, findWork, keepWork } from "../ui/kept-work.ts";
import styles from "./Comments.module.css";
import { sendByKey } from "./send-by-key.ts";
import type { CommentsState } from "./use-comments.ts";

interface NewCommentProps {
	readonly uuid: string;
	readonly userId: string;
	/** Tells who will read it. */
	readonly help: string;
	readonly comments: CommentsState;
}

/** The box for a new comment. Its text survives a reload and a refusal. */
export function NewComment({ uuid, userId, help, comments }: NewCommentProps) {
	const place = { userId, uuid, part: "comment" };
	const [message, setMessage] = useState(() => findWork(place) ?? "");
	const typed = useRef(message);
	const type = (next: string) => {
		typed.current = next;
		setMessage(next);
		if (next.trim() === "") dropWork(place);
		else keepWork(place, next);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (comments.busy) return;
		const problem = commentProblem(commentMessage(message));
		comments.setError(problem);
		if (problem === null && (await comments.write({ action: "create", message }))) type(remainder(typed.current, message));
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
				onKeyDown={sendByKey}
			/>
			<Button type="submit" loading={comments.busy} className={styles.place}>
				{text("comments.place")}
			</Button>
		</form>
	);
}

/** What remains in the box after posting: text typed in the meantime. */
function remainder(typed: string, posted: string): string {
	if (typed === posted) return "";
	return typed.startsWith(posted) ? typed.slice(posted.length).trimStart() : typed;
}
