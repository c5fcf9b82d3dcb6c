import { type ReactNode, useEffect, useRef } from "react";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import type { Feedback } from "./machine/step-context.ts";
import { SaveFailure } from "./SaveFailure.tsx";
import styles from "./StepAnswer.module.css";

interface StepAnswerProps {
	/** Why the step can't be edited any more while it has unsaved input, and what can be done; null otherwise. */
	readonly locked: string | null;
	/** The failure of the last save; null without one. */
	readonly feedback: Feedback | null;
	readonly dirty: boolean;
	/** The action that failed. */
	readonly act: "save" | "next" | "finish";
	/** Repeats that action. */
	readonly onAgain: () => void;
}

/** What came of unsaved input: it could not be saved, or no longer can. */
export default function StepAnswer({ locked, feedback, dirty, act, onAgain }: StepAnswerProps) {
	return (
		<>
			{locked !== null && (
				<InView of={locked}>
					<Notice kind="warning" title={text("step.locked.unsaved")} announce>
						{locked}
					</Notice>
				</InView>
			)}
			{feedback !== null && (
				<InView of={feedback}>
					<SaveFailure feedback={feedback} dirty={dirty} act={act} onAgain={onAgain} />
				</InView>
			)}
		</>
	);
}

/**
 * Scrolls to a message when it comes: the form below it may be long, and its button or field, which had the focus, may just have gone. Only
 * then the message takes the focus.
 */
function InView({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null);
	const shown = useRef<unknown>(null);
	useEffect(() => {
		if (of === shown.current) return;
		shown.current = of;
		frame.current?.scrollIntoView?.({ block: "nearest" });
		if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
	}, [of]);
	return (
		<div ref={frame} tabIndex={-1} className={styles.answer}>
			{children}
		</div>
	);
}
