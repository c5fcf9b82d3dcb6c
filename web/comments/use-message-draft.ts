import { type CommentedRecord, type Mention, mentionedIn } from "../../engine/index.ts";
import { type TextDraftState, useTextDraft } from "../drafts/use-text-draft.ts";
import type { WorkPlace } from "../ui/kept/kept-work.ts";

interface MessageDraftInput {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** `comment`, or `answer-` or `edit-` followed by the number of a comment. */
	readonly part: string;
	readonly place: WorkPlace;
	readonly message: string;
	/** The initial text of the field. */
	readonly start?: string;
	readonly named: { readonly all: readonly Mention[]; readonly put: (mentions: readonly Mention[]) => void };
	readonly onType: (message: string) => void;
	/** Whether the message is being sent. */
	readonly sending: boolean;
}

export interface MessageDraft extends TextDraftState {
	/** The text that was typed on another device. */
	readonly offeredText: string;
	/** Puts the offered text into the field, below anything that is already there. */
	readonly take: () => void;
}

/** Keeps a draft of a message on the server as well as in the browser. */
export function useMessageDraft({
	entity,
	uuid,
	part,
	place,
	message,
	start = "",
	named,
	onType,
	sending,
}: MessageDraftInput): MessageDraft {
	const isTyped = message !== start && message.trim() !== "";
	const mentions = mentionedIn(message, named.all).map(({ kind, id, name }) => ({ kind, id, name }));
	const draft = useTextDraft({
		...{ entity, uuid, part, place, sending },
		typed: isTyped ? { message: { text: message, mentions } } : {},
		onWithdrawn: () => onType(start),
	});
	const theirs = draft.offered?.typed.message;
	return {
		...draft,
		offeredText: theirs?.text ?? "",
		take() {
			if (theirs === undefined) return;
			named.put(theirs.mentions ?? []);
			onType(isTyped ? `${message.trimEnd()}\n${theirs.text}` : (theirs.text ?? ""));
		},
	};
}
