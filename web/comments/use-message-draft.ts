import { type CommentedRecord, type Mention, mentionedIn } from "../../engine/index.ts";
import { type TextDraftState, useTextDraft } from "../drafts/use-text-draft.ts";
import type { WorkPlace } from "../ui/kept-work.ts";

interface MessageDraftInput {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	/** `comment`, or `answer-` or `edit-` and the number of a comment. */
	readonly part: string;
	readonly place: WorkPlace;
	readonly message: string;
	/** What the field begins with. */
	readonly start?: string;
	readonly named: { readonly all: readonly Mention[]; readonly put: (mentions: readonly Mention[]) => void };
	readonly onType: (message: string) => void;
	/** It is being sent. */
	readonly sending: boolean;
}

export interface MessageDraft extends TextDraftState {
	/** Of what was typed elsewhere. */
	readonly offeredText: string;
	/** Lays it in the field: instead of nothing, and below what is there. */
	readonly take: () => void;
}

/** What is typed in a field for a message, on the server as well. */
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
