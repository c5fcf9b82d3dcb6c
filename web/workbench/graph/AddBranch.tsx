import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { type FlowDefinition, isObject, type JsonSchema } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { LabelInput } from "../acts/LabelInput.tsx";
import { typedLabel } from "../acts/typed-label.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { type KnownField, knownNames } from "../conditions/known-names.ts";
import { addedBranch } from "./branch-edits.ts";
import { targetChoices, targetIn } from "./target-choices.ts";

interface AddBranchProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly onClose: () => void;
}

/** A way on for one value of a choice; whatever else it is to depend on is built at the conditions. */
export function AddBranch({ flow, placed, onClose }: AddBranchProps) {
	const { flow: opened, tenant } = useBundle();
	const [label, setLabel] = useState("");
	const [field, setField] = useState("");
	const [value, setValue] = useState("");
	const [to, setTo] = useState("");
	const order = opened?.compiled.order.findIndex(({ code }) => code === placed.step.code) ?? -1;
	// Those of the step itself first, then the latest before it: what is decided on was mostly filled in just now.
	const fields =
		opened === null
			? []
			: [...knownNames(opened.compiled, tenant).fields.values()]
					.filter((each) => each.order <= order && valuesOf(each.schema).length > 0)
					.sort((one, other) => other.order - one.order);
	const chosen: KnownField | undefined = fields.find(({ path }) => path === field) ?? fields[0];
	const values = chosen === undefined ? [] : valuesOf(chosen.schema);
	const is = values.find((each) => String(each.is) === value) ?? values[0];
	const targets = targetChoices(flow, tenant, placed);
	const target = targetIn(to);
	const edits = () => {
		const { label: called, wrong } = typedLabel(label);
		if (wrong !== null) return wrong;
		if (chosen === undefined || is === undefined) return text("branch.field.none");
		if (target === null) return text("branch.to.needed");
		return addedBranch(flow, placed, { label: called, field: chosen.path, is: is.is, target });
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
				<>
					<NativeSelect
						label={text("branch.field")}
						value={chosen.path}
						data={fields.map(({ path, label: name, step }) => ({ value: path, label: text("branch.field.of", { field: name, step }) }))}
						onChange={({ currentTarget }) => {
							setField(currentTarget.value);
							setValue("");
						}}
					/>
					<NativeSelect
						label={text("branch.is")}
						value={String(is?.is ?? "")}
						data={values.map((each) => ({ value: String(each.is), label: each.label }))}
						onChange={({ currentTarget }) => setValue(currentTarget.value)}
					/>
				</>
			)}
			<NativeSelect
				label={text("branch.target")}
				value={to}
				data={[{ value: "", label: text("branch.to.none") }, ...targets]}
				onChange={({ currentTarget }) => setTo(currentTarget.value)}
			/>
			<p>{text("branch.more")}</p>
		</ActDialog>
	);
}

/** What can be chosen of a field, one at a time. */
function valuesOf({ type, oneOf }: JsonSchema): readonly { readonly is: string | number | boolean; readonly label: string }[] {
	if (type === "boolean") {
		return [
			{ is: true, label: text("branch.is.yes") },
			{ is: false, label: text("branch.is.no") },
		];
	}
	if (!Array.isArray(oneOf)) return [];
	return oneOf
		.filter(isObject)
		.flatMap(({ const: is, title }) => (typeof is === "string" || typeof is === "number" ? [{ is, label: String(title ?? is) }] : []));
}
