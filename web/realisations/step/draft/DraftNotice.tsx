import { Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";
import { DiscardDraft } from "../../../drafts/DiscardDraft.tsx";
import { idOfPath } from "../../../forms/field-path.ts";
import { text } from "../../../texts/text.ts";
import { Notice } from "../../../ui/notices/Notice.tsx";
import { absoluteText } from "../../../ui/words/date-text.ts";
import { focusField } from "../form/focus-field.ts";
import styles from "./DraftNotice.module.css";
import type { Draft } from "./draft.ts";

interface DraftNoticeProps {
	readonly draft: Draft;
	/** Whether there is unsaved input: then the page does not scroll away from it. */
	readonly typed: boolean;
	/** Whether the step is locked. */
	readonly moved: boolean;
	readonly labelOf: (path: string) => string;
	readonly onRestore: () => void;
	readonly onDiscard: () => void;
}

const browserScrollsWithinMs = 700;

/** Offers to restore or discard unsaved work; it is never restored silently. */
export function DraftNotice({ draft, typed, moved, labelOf, onRestore, onDiscard }: DraftNoticeProps) {
	const frame = useRef<HTMLDivElement>(null);
	const stays = useRef(typed);
	// A draft from another device arrives when the page is already at its first field, so the notice would be out of sight above it.
	useEffect(() => {
		if (stays.current) return;
		const show = () => frame.current?.scrollIntoView?.({ block: "nearest" });
		show();
		// A browser that loads the page again scrolls to where it was, once there is that much of it.
		const again = setTimeout(show, browserScrollsWithinMs);
		const leave = () => clearTimeout(again);
		const signs = ["wheel", "touchstart", "pointerdown", "keydown"];
		for (const sign of signs) window.addEventListener(sign, leave);
		return () => {
			leave();
			for (const sign of signs) window.removeEventListener(sign, leave);
		};
	}, []);
	const paths = Object.keys(draft.changes);
	const fields = paths.map(labelOf).join(", ");
	const key = moved ? (paths.length === 1 ? "draft.found.moved.one" : "draft.found.moved.other") : "draft.found.title";
	return (
		<div ref={frame} className={styles.offer}>
			<Notice
				kind="info"
				title={text(key, { time: absoluteText(draft.savedAt), count: paths.length })}
				action={
					<Group gap={8}>
						<DiscardDraft onDiscard={onDiscard} />
						<Button
							variant="filled"
							onClick={() => {
								onRestore();
								// Once they are in the form, which is often far below.
								setTimeout(() => focusFirst(paths));
							}}
						>
							{text("draft.restore")}
						</Button>
					</Group>
				}
			>
				{text("draft.found.text", { fields })}
			</Notice>
		</div>
	);
}

/** Focuses the one of these fields that stands first in the form. */
function focusFirst(paths: readonly string[]): void {
	const topOf = (path: string) => document.getElementById(idOfPath(path))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
	const [first] = paths.toSorted((one, other) => topOf(one) - topOf(other));
	if (first !== undefined) focusField(first);
}
