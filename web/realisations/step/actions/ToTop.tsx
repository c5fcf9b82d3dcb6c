import { IconArrowUp } from "@tabler/icons-react";
import { type RefObject, useEffect, useState } from "react";
import type { StepAvailability } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ToTop.module.css";

interface ToTopProps {
	readonly step: StepAvailability;
	/** Reference of the process: after completing a step of a queue, a person is at the same step of the next process. */
	readonly reference: string;
	/** Contains the heading of the step. */
	readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Names the step and its process while their heading is out of view, and leads back to it: a step that the person can edit opens at its
 * first field, below what they should read first.
 */
export function ToTop({ step, reference, frame }: ToTopProps) {
	const [away, setAway] = useState(false);
	useEffect(() => {
		const head = frame.current?.querySelector("h1") ?? null;
		if (head === null || typeof IntersectionObserver === "undefined") return;
		const seen = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
			// The part of the page behind the top bar is not visible.
			rootMargin: "-64px 0px 0px",
		});
		seen.observe(head);
		return () => seen.disconnect();
	}, [frame]);
	if (!away) return null;
	const here = `${reference}, ${step.code}. ${step.label}`;
	const name = text("step.toTop", { here });
	return (
		<button type="button" className={styles.button} aria-label={name} title={name} onClick={toTop}>
			<IconArrowUp size={16} aria-hidden />
			<span className={styles.label}>{here}</span>
		</button>
	);
}

/** Moves to where every page begins, for the eye and for screen readers. */
function toTop(): void {
	window.scrollTo({ top: 0 });
	document.getElementById("main")?.focus({ preventScroll: true });
}
