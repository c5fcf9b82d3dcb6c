import { Textarea, type TextareaProps } from "@mantine/core";
import { type KeyboardEvent, type RefObject, Suspense, useRef, useState } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

/** Needed by whoever names somebody; without it the message is plain text. */
const MentionChoices = lazyPart(() => import("./MentionChoices.tsx"), { dispensable: true });

interface MessageFieldProps extends Pick<TextareaProps, "label" | "description" | "aria-label" | "aria-invalid" | "minRows"> {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	/** Somebody was chosen from the list. */
	readonly onMention: (mention: Mention) => void;
	/** Of who moves the focus there. */
	readonly fieldRef?: RefObject<HTMLTextAreaElement | null>;
}

/** A field for a message, in which '@' offers whom to name. */
export function MessageField({ entity, uuid, value, onType, onMention, fieldRef, ...shown }: MessageFieldProps) {
	const own = useRef<HTMLTextAreaElement>(null);
	const field = fieldRef ?? own;
	const [naming, setNaming] = useState<ReturnType<typeof mentionQuery>>(null);
	/** Place behind the space that a choice added, until something else is typed. */
	const spaced = useRef(-1);
	const look = (text: string, at: number) => setNaming(mentionQuery(text, at));
	const place = (at: number) => requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
	const type = (typed: string, at: number) => {
		const again = at === spaced.current + 1 && typed.length === value.length + 1 && /[\s.,;:!?)]/.test(typed.charAt(at - 1));
		spaced.current = -1;
		// Who types what follows a name, also a space, does not want the added one before it.
		if (again) place(at - 1);
		const text = again ? typed.slice(0, at - 2) + typed.slice(at - 1) : typed;
		onType(text);
		look(text, again ? at - 1 : at);
	};
	const choose = (mention: Mention) => {
		if (naming === null) return;
		const end = naming.from + 1 + naming.search.length;
		const named = `${value.slice(0, naming.from)}@${mention.name} `;
		onType(named + value.slice(end).trimStart());
		onMention(mention);
		setNaming(null);
		spaced.current = named.length;
		// Behind the name, once the field has it.
		place(named.length);
	};
	return (
		<div>
			<Textarea
				minRows={1}
				{...shown}
				ref={field}
				autosize
				maxRows={6}
				value={value}
				onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
				onKeyDown={sendByKey}
				onBlur={() => setNaming(null)}
			/>
			{naming !== null && (
				<Suspense fallback={null}>
					<MentionChoices
						entity={entity}
						uuid={uuid}
						search={naming.search}
						field={field}
						onChoose={choose}
						onClose={() => setNaming(null)}
					/>
				</Suspense>
			)}
		</div>
	);
}

/** What is typed of a name behind '@', and where it begins; null when nobody is being named at this place of the text. */
function mentionQuery(text: string, at: number): { readonly from: number; readonly search: string } | null {
	const before = text.slice(0, at);
	const from = before.lastIndexOf("@");
	if (from === -1 || /[\p{L}\p{N}]$/u.test(before.slice(0, from))) return null;
	const search = before.slice(from + 1);
	// A name is a few words long: after a whole line or sentence, '@' no longer names anybody.
	return search.length > 40 || /[\n.,;:!?@]|^\s|\s\S*\s\S*\s\S*\s/u.test(search) ? null : { from, search };
}

/** Submits the field's own form on Ctrl+Enter or Cmd+Enter. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
