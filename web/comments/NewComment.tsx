import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { type CommentedRecord, commentMessage, commentProblem } from "../../engine/index.ts";
import { KeptNote } from "../drafts/KeptNote.tsx";
import { OfferedText } from "../drafts/OfferedText.tsx";
import { text } from "../texts/text.ts";
import { dropWork, findWork, keepWork } from "../ui/kept-work.ts";
import styles from "./Comments.module.css";
import { MessageField } from "./MessageField.tsx";
import type { CommentsState } from "./use-comments.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import { useNamed } from "./use-named.ts";

interface NewCommentProps {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly userId: string;
	readonly comments: CommentsState;
	/** The comment that it answers, by whom, and what closes the box again. */
	readonly answer?: { readonly number: number; readonly by: string; readonly onDone: () => void };
}

/** The box for a new comment. Its text, and whom it names, survive a reload and a refusal. */
export function NewComment({ entity, uuid, userId, comments, answer }: NewCommentProps) {
	const place = { userId, uuid, part: answer === undefined ? "comment" : `answer ${answer.number}` };
	const [message, setMessage] = useState(() => findWork(place) ?? "");
	const typed = useRef(message);
	const named = useNamed(place);
	const type = (next: string) => {
		typed.current = next;
		setMessage(next);
		if (next.trim() !== "") return void keepWork(place, next);
		dropWork(place);
		named.drop();
	};
	const part = answer === undefined ? "comment" : `answer-${answer.number}`;
	const draft = useMessageDraft({ entity, uuid, part, place, message, named, onType: type, sending: comments.busy });
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (comments.busy) return;
		const given = commentMessage(message);
		const problem = commentProblem(message);
		comments.setError(problem);
		if (problem !== null) return;
		const more = { ...named.within(given), ...(answer && { parent: answer.number }) };
		if (!(await comments.write({ action: "create", message, ...more }))) return;
		const rest = remainder(typed.current, message);
		if (rest === "") draft.drop();
		type(rest);
		answer?.onDone();
	};
	return (
		<form className={styles.box} noValidate onSubmit={(event) => void submit(event)}>
			<OfferedText draft={draft} of="message" onTake={draft.take}>
				{draft.offeredText}
			</OfferedText>
			<MessageField
				entity={entity}
				uuid={uuid}
				label={answer === undefined ? text("comments.new") : text("comments.answerTo", { name: answer.by })}
				description={answer === undefined ? text(`comments.new.help.${entity}`) : undefined}
				value={message}
				aria-invalid={comments.error !== null}
				onType={type}
				onMention={named.add}
			/>
			<KeptNote kept={draft.kept} />
			<Button type="submit" loading={comments.busy} className={styles.place}>
				{text(answer === undefined ? "comments.place" : "comments.answer.place")}
			</Button>
			{answer !== undefined && (
				<Button className={styles.place} onClick={answer.onDone} disabled={comments.busy}>
					{text("action.cancel")}
				</Button>
			)}
		</form>
	);
}

/** What remains in the box after posting: text typed in the meantime. */
function remainder(typed: string, posted: string): string {
	if (typed === posted) return "";
	return typed.startsWith(posted) ? typed.slice(posted.length).trimStart() : typed;
}
