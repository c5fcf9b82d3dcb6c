import { Suspense, useId, useState } from "react";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import styles from "./Why.module.css";
import type { WhyRefusedProps } from "./WhyRefusedPanel.tsx";

const WhyRefusedPanel = lazyPart(() => import("./WhyRefusedPanel.tsx"));

/** 'Waarom?' beside an error message that comes from a rule of the step. Messages from the form itself already explain themselves. */
export function WhyRefused(props: WhyRefusedProps) {
	const [open, setOpen] = useState(false);
	const [panel, about] = [useId(), useId()];
	if (!isSaidByRule(props)) return null;
	return (
		<div className={styles.refused}>
			<button
				type="button"
				className={styles.button}
				aria-expanded={open}
				aria-controls={panel}
				aria-describedby={about}
				onClick={() => setOpen((before) => !before)}
			>
				{text("step.why")}
			</button>
			<span id={about} hidden>
				{props.message}
			</span>
			<div id={panel} className={styles.panel} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<WhyRefusedPanel {...props} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}

function isSaidByRule({ flow, step, message }: WhyRefusedProps): boolean {
	const definition = flow.steps.get(step)?.definition;
	const rules = [...(definition?.sections ?? []), ...(definition === undefined ? [] : [definition])].flatMap((part) => [
		...("save" in part ? (part.save ?? []) : []),
		...(part.complete ?? []),
	]);
	return rules.some((rule) => rule.message === message);
}
