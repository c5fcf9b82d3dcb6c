import { Textarea, type TextareaProps } from "@mantine/core";
import { type RefObject, Suspense, useRef, useState } from "react";
import type { CommentedRecord, Mention } from "../../engine/index.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { mentionQuery } from "./mention-query.ts";
import { sendByKey } from "./send-by-key.ts";

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
	const look = (text: string, at: number) => setNaming(mentionQuery(text, at));
	const choose = (mention: Mention) => {
		if (naming === null) return;
		const end = naming.from + 1 + naming.search.length;
		const named = `${value.slice(0, naming.from)}@${mention.name} `;
		onType(named + value.slice(end).trimStart());
		onMention(mention);
		setNaming(null);
		// The place behind the name, once the field has it.
		requestAnimationFrame(() => field.current?.setSelectionRange(named.length, named.length));
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
				onChange={(event) => {
					onType(event.currentTarget.value);
					look(event.currentTarget.value, event.currentTarget.selectionStart);
				}}
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
