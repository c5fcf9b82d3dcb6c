import { useState } from "react";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ActDialog.module.css";
import { AddField } from "./AddField.tsx";
import { AddSection } from "./AddSection.tsx";
import { AddStep } from "./AddStep.tsx";
import { OwnStepActs } from "./OwnStepActs.tsx";

const acts = ["field", "section", "step", "substep"] as const;
type Act = (typeof acts)[number];

/** Adds parts to a step, or a step after it. */
export function StepActs({ code }: { readonly code: string }) {
	const { flow } = useBundle();
	const [open, setOpen] = useState<Act | null>(null);
	const mayDesign = useMayDesign();
	const placed = flow?.steps.find(({ step }) => step.code === code);
	if (flow === null || placed === undefined || !mayDesign) return null;
	const close = (): void => setOpen(null);
	const given = { flow: flow.written, placed, onClose: close };
	// A sub-step has no sub-steps of its own.
	const offered = acts.filter((act) => act !== "substep" || !code.includes("-"));
	return (
		<>
			<fieldset className={styles.bar} aria-label={text("workbench.acts.add")}>
				{offered.map((act) => (
					<button key={act} type="button" className={styles.act} onClick={() => setOpen(act)}>
						{text(`workbench.acts.${act}`)}
					</button>
				))}
			</fieldset>
			<OwnStepActs flow={flow.written} placed={placed} />
			{open === "field" && <AddField {...given} />}
			{open === "section" && <AddSection {...given} />}
			{(open === "step" || open === "substep") && <AddStep {...given} below={open === "substep"} />}
		</>
	);
}
