import { Button, type ButtonProps } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { text } from "../texts/text.ts";

interface DiscardDraftProps extends Pick<ButtonProps, "size"> {
	readonly onDiscard: () => void;
}

/** Discards a draft irrevocably: asks for confirmation, with 'keep' where the first button was, so that a double click keeps the draft. */
export function DiscardDraft({ onDiscard, ...look }: DiscardDraftProps) {
	const [asked, setAsked] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (asked) keep.current?.focus();
	}, [asked]);
	if (!asked) {
		return (
			<Button {...look} onClick={() => setAsked(true)}>
				{text("draft.discard")}
			</Button>
		);
	}
	return (
		<>
			<Button {...look} ref={keep} onClick={() => setAsked(false)}>
				{text("draft.discard.keep")}
			</Button>
			<Button {...look} color="red" onClick={onDiscard}>
				{text("draft.discard.sure")}
			</Button>
		</>
	);
}
