import { Suspense, useId, useRef, useState } from "react";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import styles from "./Why.module.css";
import type { WhyProps } from "./WhyPanel.tsx";

const WhyPanel = lazyPart(() => import("./WhyPanel.tsx"));

/** 'Waarom?': explains what closes the step or hides parts of it, by which rule, and who can change that. */
export function WhyButton(props: Omit<WhyProps, "asked">) {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState(0);
	const panel = useId();
	const from = useRef<Element | null>(null);
	// Whoever fills in a step may be far below its head: the key leads to the answer, and from there back to where it was pressed.
	const byKey = () => {
		const { activeElement } = document;
		const place = document.getElementById(panel);
		const isInside = place?.contains(activeElement) === true;
		const closes = open && (isInside || isInView(place));
		if (!isInside) from.current = activeElement;
		setOpen(!closes);
		setAsked(closes ? 0 : asked + 1);
		if (isInside && from.current instanceof HTMLElement) from.current.focus();
	};
	useActions({ "step:why": byKey }, { boxes: true });
	return (
		<>
			<button
				type="button"
				className={styles.button}
				aria-expanded={open}
				aria-controls={panel}
				onClick={() => {
					setOpen(!open);
					setAsked(0);
				}}
			>
				{text("step.why")}
			</button>
			<div id={panel} className={styles.panel} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<WhyPanel {...props} asked={asked} />
					</Suspense>
				) : null}
			</div>
		</>
	);
}

/** Whether its beginning is in the window: what nobody sees is not closed, but shown. */
function isInView(place: HTMLElement | null): boolean {
	const { top = -1 } = place?.getBoundingClientRect() ?? {};
	return top >= 0 && top < window.innerHeight;
}
