import { useState } from "react";
import { useNavigate } from "react-router";
import type { FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { ActDialog } from "./ActDialog.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";
import { newStep, newSubStep } from "./new-parts.ts";
import { typedLabel } from "./typed-label.ts";

interface AddStepProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	/** Whether to add a sub-step of the step, instead of a step after it. */
	readonly below: boolean;
	readonly onClose: () => void;
}

export function AddStep({ flow, placed, below, onClose }: AddStepProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const [label, setLabel] = useState("");
	const [uuid] = useState(() => crypto.randomUUID());
	const make = below ? newSubStep : newStep;
	const { label: called, wrong } = typedLabel(label);
	const added = () => make(flow, placed, { label: called, uuid });
	return (
		<ActDialog
			title={text(below ? "workbench.acts.substep" : "workbench.acts.step")}
			action={text("workbench.acts.add.action")}
			said={text("workbench.acts.step.said", { label: called })}
			edits={() => faultAt("label", wrong) ?? added().edits}
			onDone={() => {
				onClose();
				navigate(addresses.step(added().name));
			}}
			onClose={onClose}
		>
			<p>{text(below ? "workbench.acts.substep.where" : "workbench.acts.step.where", { step: placed.step.label })}</p>
			{!below && placed.step.next !== undefined && <p>{text("workbench.acts.step.branches")}</p>}
			<LabelInput label={text("workbench.acts.step.label")} most={100} value={label} onChange={setLabel} />
		</ActDialog>
	);
}
