import { Button } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { type CommentedRecord, commentMessage, commentProblem } from "../../engine/index.ts";
import { KeptNote } from "../drafts/KeptNote.tsx";
import { OfferedText } from "../drafts/OfferedText.tsx";
import { text } from "../texts/text.ts";
import type { WorkPlace } from "../ui/kept/kept-work.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";
import styles from "./Comments.module.css";
import type { Comment } from "./comment.ts";
import { MessageField } from "./MessageField.tsx";
import type { CommentsState } from "./use-comments.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import { useNamed } from "./use-named.ts";
import { useStandingText } from "./use-standing-text.ts";
import "../texts/areas/controls.ts";

interface CommentEditProps {
	readonly comment: Comment;
	readonly entity: CommentedRecord;
	/** Uuid of the record. */
	readonly uuid: string;
	/** Where unsaved input is kept. */
	readonly place: WorkPlace;
	readonly comments: CommentsState;
	/** Whether somebody just asked for it. */
	readonly takesFocus: boolean;
	readonly onDone: () => void;
}

/** Edits a comment. Saving an empty text leaves the comment as it was. */
export function CommentEdit({ comment, entity, uuid, place, comments, takesFocus, onDone }: CommentEditProps) {
	const kept = useKeptText(place, comment.message);
	const message = kept.text;
	const typed = useRef(message);
	typed.current = message;
	const standing = useStandingText(comment.message);
	const named = useNamed(place, comment.mentions);
	const part = `edit-${comment.order}`;
	const draft = useMessageDraft({
		entity,
		uuid,
		part,
		place,
		message,
		start: comment.message,
		named,
		onType: kept.type,
		sending: comments.busy,
	});
	const finish = () => {
		draft.drop();
		kept.drop();
		named.drop();
		// An error about the abandoned text would otherwise remain above the box for a new comment.
		comments.setError(null);
		onDone();
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (comments.busy) return;
		const given = commentMessage(message);
		if (given === "" || given === comment.message) return finish();
		if (!standing.isTold) {
			standing.tell();
			return comments.setError(text("comments.stale"));
		}
		const problem = commentProblem(message);
		comments.setError(problem);
		const saved = problem === null && (await comments.write({ action: "edit", number: comment.order, message, ...named.within(given) }));
		// Anything typed during the save still has to be saved.
		if (saved && typed.current === message) return finish();
		if (saved) standing.beginWith(given);
		// Such a refusal refreshes the list and has already said that it was out of date.
		else if (problem === null && comments.wasStale()) standing.toldElsewhere();
	};
	return (
		<form className={styles.edit} noValidate onSubmit={(event) => void save(event)}>
			<OfferedText draft={draft} of="message" onTake={draft.take}>
				{draft.offeredText}
			</OfferedText>
			{standing.meanwhile === null ? null : (
				<p role="status" className={styles.meanwhile}>
					{text("comments.edit.meanwhile", { message: standing.meanwhile })}
				</p>
			)}
			<MessageField
				entity={entity}
				uuid={uuid}
				aria-label={text("comments.edit.field")}
				value={message}
				onType={kept.type}
				onMention={named.add}
				takesFocus={takesFocus}
			/>
			<KeptNote kept={draft.kept} />
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
