import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { FaultAt } from "../acts/FaultAt.tsx";
import { LabelInput } from "../acts/LabelInput.tsx";
import { typedLabel } from "../acts/typed-label.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { sameName } from "../bundle/same-name.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { choosableFields } from "../conditions/choosable-values.ts";
import { chosenValue, FieldValueChoice } from "../conditions/FieldValueChoice.tsx";
import { addedBranch, branchNames } from "./branch-edits.ts";
import { targetChoices, targetIn } from "./target-choices.ts";

interface AddBranchProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly onClose: () => void;
}

/** Adds a branch for one value of a choice; more complex conditions are built on the screen of conditions. */
export function AddBranch({ flow, placed, onClose }: AddBranchProps) {
	const { flow: opened, tenant } = useBundle();
	const [label, setLabel] = useState("");
	const [field, setField] = useState("");
	const [value, setValue] = useState("");
	const [to, setTo] = useState("");
	const fields = opened === null ? [] : choosableFields(opened.compiled, tenant, placed.step.code);
	const chosen = chosenValue(fields, field, value);
	const targets = targetChoices(flow, tenant, placed);
	const target = targetIn(to);
	const edits = () => {
		const { label: called, wrong } = typedLabel(label);
		if (wrong !== null) return { at: "label", why: wrong };
		const like = sameName(called, branchNames(placed));
		if (like !== undefined) return { at: "label", why: text("branch.taken", { branch: like }) };
		if (chosen === undefined) return text("branch.field.none");
		if (target === null) return { at: "target", why: text("branch.to.needed") };
		return addedBranch(flow, placed, { label: called, field: chosen.field.path, is: chosen.is, target });
	};
	return (
		<ActDialog
			title={text("branch.add")}
			action={text("workbench.acts.add.action")}
			said={text("branch.added", { branch: label.trim() })}
			edits={edits}
			onDone={onClose}
			onClose={onClose}
		>
			<LabelInput label={text("branch.name")} most={200} value={label} onChange={setLabel} />
			{chosen === undefined ? (
				<p>{text("branch.field.none")}</p>
			) : (
				<FieldValueChoice fields={fields} chosen={chosen} onField={setField} onValue={setValue} />
			)}
			<FaultAt at="target">
				{(fault) => (
					<NativeSelect
						label={text("branch.target")}
						value={to}
						{...fault}
						data={[{ value: "", label: text("branch.to.none") }, ...targets]}
						onChange={({ currentTarget }) => setTo(currentTarget.value)}
					/>
				)}
			</FaultAt>
			<p>{text("branch.more")}</p>
		</ActDialog>
	);
}
