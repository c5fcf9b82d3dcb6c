import { Suspense, useId, useState } from "react";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import styles from "./Why.module.css";
import type { WhyProps } from "./WhyPanel.tsx";

const WhyPanel = lazyPart(() => import("./WhyPanel.tsx"));

/** 'Waarom?': explains what closes the step or hides parts of it, by which rule, and who can change that. */
export function WhyButton(props: Omit<WhyProps, "asked" | "onClose">) {
	// How often it was asked for by key since it was opened; null while it is closed.
	const [asked, setAsked] = useState<number | null>(null);
	const panel = useId();
	const open = asked !== null;
	useActions({ "step:why": () => setAsked((asked ?? 0) + 1) }, { free: "[type=checkbox],[type=radio]" });
	return (
		<>
			<button type="button" className={styles.button} aria-expanded={open} aria-controls={panel} onClick={() => setAsked(open ? null : 0)}>
				{text("step.why")}
			</button>
			<div id={panel} className={styles.panel} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<WhyPanel {...props} asked={asked} onClose={() => setAsked(null)} />
					</Suspense>
				) : null}
			</div>
		</>
	);
}
