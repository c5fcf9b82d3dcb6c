import { IconArrowUp } from "@tabler/icons-react";
import { type RefObject, useEffect, useState } from "react";
import type { StepAvailability } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ToTop.module.css";

interface ToTopProps {
	readonly step: StepAvailability;
	/** Of the process: whoever finished a step in a queue is at the same step of the next one. */
	readonly reference: string;
	/** Holds the head of the step. */
	readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Says which step this is, and of which process, where its head is out of view, and leads there: a step of one's own opens at its first field,
 * with what is to be read before it above.
 */
export function ToTop({ step, reference, frame }: ToTopProps) {
	const [away, setAway] = useState(false);
	useEffect(() => {
		const head = frame.current?.querySelector("h1") ?? null;
		if (head === null || typeof IntersectionObserver === "undefined") return;
		const seen = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
			// What is behind the bar of the page is not seen.
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

/** Where every page begins, seen or heard. */
function toTop(): void {
	window.scrollTo({ top: 0 });
	document.getElementById("main")?.focus({ preventScroll: true });
}
