import { useState } from "react";
import { text } from "../../texts/text.ts";
import { type FoundField, findField } from "../bundle/find-field.ts";
import type { OpenedFlow } from "../bundle/open-bundle.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ActDialog.module.css";
import { AddField } from "./AddField.tsx";
import { AddSection } from "./AddSection.tsx";
import { AddStep } from "./AddStep.tsx";
import { OwnStepActs } from "./OwnStepActs.tsx";

const acts = ["field", "section", "step", "substep"] as const;
type Act = (typeof acts)[number];

interface StepActsProps {
	readonly code: string;
	/** Path of the chosen field, to whose list a field may be added. */
	readonly field?: string | null;
}

/** Adds parts to a step, or a step after it. */
export function StepActs({ code, field = null }: StepActsProps) {
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
			{open === "field" && <AddField {...given} list={listAround(flow, code, field)} />}
			{open === "section" && <AddSection {...given} />}
			{(open === "step" || open === "substep") && <AddStep {...given} below={open === "substep"} />}
		</>
	);
}

/** The chosen list with rows, or that of the chosen field; null if there is none, or if it is a block's. */
function listAround({ steps, compiled }: OpenedFlow, code: string, path: string | null): FoundField | null {
	const step = compiled.steps.get(code);
	const found = step === undefined || path === null ? null : findField(steps, step, path);
	if (found === null || "block" in found.written) return null;
	const { field, section } = found;
	const list = field.list ?? fieldsIn(section).find((each) => each.list?.path === field.path)?.list ?? null;
	return list === null ? null : { ...found, field: list };
}
