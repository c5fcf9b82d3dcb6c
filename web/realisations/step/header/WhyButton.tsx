import { Suspense, useId, useState } from "react";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import styles from "./Why.module.css";
import type { WhyProps } from "./WhyPanel.tsx";

const WhyPanel = lazyPart(() => import("./WhyPanel.tsx"));

/** 'Waarom?': explains what closes the step or hides parts of it, by which rule, and who can change that. */
export function WhyButton(props: WhyProps) {
	const [open, setOpen] = useState(false);
	const panel = useId();
	const toggle = () => setOpen((before) => !before);
	useActions({ "step:why": toggle });
	return (
		<>
			<button type="button" className={styles.button} aria-expanded={open} aria-controls={panel} onClick={toggle}>
				{text("step.why")}
			</button>
			<div id={panel} className={styles.panel} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<WhyPanel {...props} />
					</Suspense>
				) : null}
			</div>
		</>
	);
}
