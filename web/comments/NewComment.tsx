import { Button } from "@mantine/core";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { type CommentedRecord, commentMessage, commentProblem, type FileRecord } from "../../engine/index.ts";
import { KeptNote } from "../drafts/KeptNote.tsx";
import { OfferedText } from "../drafts/OfferedText.tsx";
import { text } from "../texts/text.ts";
import { dropWork, findWork, keepWork } from "../ui/kept/kept-work.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import styles from "./Comments.module.css";
import { MessageField } from "./MessageField.tsx";
import { useAttached } from "./use-attached.ts";
import type { CommentsState } from "./use-comments.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import { useNamed } from "./use-named.ts";

const AttachFiles = lazyPart(() => import("./AttachFiles.tsx"));

interface NewCommentProps {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly userId: string;
	readonly comments: CommentsState;
	/** Files of the record that can be attached. */
	readonly files: readonly FileRecord[];
	/** For an answer: number and author of the comment that it answers, and what closes the box. */
	readonly answer?: { readonly number: number; readonly by: string; readonly takesFocus: boolean; readonly onDone: () => void };
}

/** The box for a new comment. Its text and mentions survive a reload and a refusal. */
export function NewComment({ entity, uuid, userId, comments, files, answer }: NewCommentProps) {
	const place = { userId, uuid, part: answer === undefined ? "comment" : `answer ${answer.number}` };
	const [message, setMessage] = useState(() => findWork(place) ?? "");
	const typed = useRef(message);
	const named = useNamed(place);
	const attached = useAttached(place, files);
	const [attaching, setAttaching] = useState(false);
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
		const more = {
			...named.within(given),
			...(answer && { parent: answer.number }),
			...(attached.chosen.length > 0 && { files: [...attached.chosen] }),
		};
		if (!(await comments.write({ action: "create", message, ...more }))) return;
		attached.choose([]);
		setAttaching(false);
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
				takesFocus={answer?.takesFocus === true}
				onType={type}
				onMention={named.add}
			/>
			<KeptNote kept={draft.kept} />
			{files.length > 0 && (
				<Button
					variant="subtle"
					size="compact-sm"
					className={styles.place}
					aria-expanded={attaching}
					onClick={() => setAttaching(!attaching)}
				>
					{attached.chosen.length === 0 ? text("comments.attach") : text("comments.attach.chosen", { count: attached.chosen.length })}
				</Button>
			)}
			{attaching && (
				<Suspense fallback={null}>
					<AttachFiles files={files} chosen={attached.chosen} onChoose={attached.choose} />
				</Suspense>
			)}
			<Button type="submit" loading={comments.busy} className={styles.place}>
				{text(answer === undefined ? "comments.place" : "comments.answer.place")}
			</Button>
			{answer !== undefined && (
				<Button
					className={styles.place}
					onClick={() => {
						comments.setError(null);
						answer.onDone();
					}}
					disabled={comments.busy}
				>
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
