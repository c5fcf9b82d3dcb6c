import { Textarea, type TextareaProps } from "@mantine/core";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { submitByKey } from "../ui/actions/submit-by-key.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import styles from "./Comments.module.css";

/** Lazy-loaded, for people who type a mention; if loading fails, the message is plain text. */
const MentionChoices = lazyPart(() => import("./MentionChoices.tsx"), { dispensable: true });

/** The browser fits a field to its text; measuring it in a script would lay out the whole page once more whenever the field appears. */
const growsByItself = typeof CSS !== "undefined" && CSS.supports?.("field-sizing", "content");

interface MessageFieldProps extends Pick<TextareaProps, "label" | "description" | "aria-label" | "aria-invalid" | "minRows"> {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	/** Called when somebody is chosen from the list. */
	readonly onMention: (mention: Mention) => void;
	/** Passed by a caller that moves the focus to the field. */
	readonly fieldRef?: RefObject<HTMLTextAreaElement | null>;
	/** Whether the field has the focus when it appears, with the cursor after its text. */
	readonly takesFocus?: boolean;
}

/** A text field for a message in which typing '@' offers people and roles to mention. */
export function MessageField({
	entity,
	uuid,
	value,
	onType,
	onMention,
	fieldRef,
	takesFocus = false,
	minRows = 1,
	...shown
}: MessageFieldProps) {
	const own = useRef<HTMLTextAreaElement>(null);
	const field = fieldRef ?? own;
	const isAsked = useRef(takesFocus);
	useEffect(() => {
		if (!isAsked.current) return;
		field.current?.focus();
		field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
	}, [field]);
	const [naming, setNaming] = useState<ReturnType<typeof mentionQuery>>(null);
	/** Position after the space that a choice added, until something else is typed; -1 if there is none. */
	const spaced = useRef(-1);
	const look = (text: string, at: number) => setNaming(mentionQuery(text, at));
	const place = (at: number) => requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
	const type = (typed: string, at: number) => {
		const again = at === spaced.current + 1 && typed.length === value.length + 1 && /[\s.,;:!?)]/.test(typed.charAt(at - 1));
		spaced.current = -1;
		// When a space or punctuation mark follows a mention, it replaces the space that was added.
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
		// Puts the cursor after the name, once the field has rendered it.
		place(named.length);
	};
	return (
		<div>
			<Textarea
				rows={minRows}
				{...shown}
				{...(!growsByItself && { autosize: true, minRows, maxRows: 6 })}
				classNames={{ input: styles.message }}
				ref={field}
				value={value}
				onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
				onKeyDown={submitByKey}
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

/** The part of a name typed after '@', and the position of the '@'; null if the cursor is not in a mention. */
function mentionQuery(text: string, at: number): { readonly from: number; readonly search: string } | null {
	const before = text.slice(0, at);
	const from = before.lastIndexOf("@");
	if (from === -1 || /[\p{L}\p{N}]$/u.test(before.slice(0, from))) return null;
	const search = before.slice(from + 1);
	// A name is a few words long: after a line break or a sentence, the text no longer belongs to the mention.
	return search.length > 40 || /[\n.,;:!?@]|^\s|\s\S*\s\S*\s\S*\s/u.test(search) ? null : { from, search };
}
