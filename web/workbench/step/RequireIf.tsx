import { useState } from "react";
import { addressOf, type Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import type { Fault } from "../acts/fault-context.ts";
import { LabelInput } from "../acts/LabelInput.tsx";
import { typedLabel } from "../acts/typed-label.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { choosableFields } from "../conditions/choosable-values.ts";
import { chosenValue, FieldValueChoice } from "../conditions/FieldValueChoice.tsx";
import { writeAt } from "../editing/write-at.ts";

interface RequireIfProps {
	/** Code of the step. */
	readonly step: string;
	readonly found: FoundField;
	readonly onClose: () => void;
}

/**
 * Requires a field only if another one has a certain value: adds a rule for completing the step, which can be changed on the screen of
 * conditions.
 */
export function RequireIf({ step, found, onClose }: RequireIfProps) {
	const { flow, tenant } = useBundle();
	const [field, setField] = useState("");
	const [value, setValue] = useState("");
	const [message, setMessage] = useState(text("requireIf.message.first", { field: found.field.label }));
	if (flow === null) return null;
	const fields = choosableFields(flow.compiled, tenant, step).filter(({ path }) => path !== found.field.path);
	const chosen = chosenValue(fields, field, value);
	const edits = (): readonly Edit[] | string | Fault => {
		const { label: said, wrong } = typedLabel(message);
		if (said === "") return { at: "label", why: text("requireIf.message.needed") };
		if (wrong !== null) return { at: "label", why: wrong };
		if (chosen === undefined) return text("branch.field.none");
		const { path } = found.field;
		const unless = { or: [{ "!": { "==": [{ var: chosen.field.path }, chosen.is] } }, { filled: path }] };
		return demandAdded(flow.written, found, { unless, field: path, message: said });
	};
	return (
		<ActDialog
			title={text("requireIf.title", { field: found.field.label })}
			action={text("workbench.acts.add.action")}
			said={text("requireIf.said", { field: found.field.label })}
			edits={edits}
			onDone={onClose}
			onClose={onClose}
		>
			{chosen === undefined ? (
				<p>{text("branch.field.none")}</p>
			) : (
				<FieldValueChoice fields={fields} chosen={chosen} onField={setField} onValue={setValue} />
			)}
			<LabelInput label={text("requireIf.message")} most={200} value={message} onChange={setMessage} />
		</ActDialog>
	);
}

/** Adds the rule after those of its section; for a block, which all flows share, after those of the step. */
function demandAdded(flow: object, { written, place }: FoundField, rule: object): readonly Edit[] {
	const at = "block" in written ? [...place.slice(0, -2), "complete"] : [...place, "complete"];
	const there = addressOf(flow, at.slice(0, -1));
	const list = at.reduce<unknown>((node, name) => (node as Readonly<Record<string, unknown>> | undefined)?.[name], flow);
	if (Array.isArray(list)) return [{ op: "add", file: "flow.json", at: [...there, "complete"], value: rule }];
	const edit = writeAt("flow.json", flow, at, [rule]);
	return edit === null ? [] : [edit];
}
