import type { FieldPath } from "../../definition/index.ts";
import { valueAt } from "../../definition/json-path.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { canBeFilled } from "../places/can-be-filled.ts";
import type { StepEntry } from "../places/entries.ts";
import type { Declaration } from "../places/field-table.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const notForSeveral: Rule = {
	code: "not-for-several",
	description:
		"What is filled in for several processes at once is a field that people fill in at that very step, and whose value may be the same in all.",
	check: (model) =>
		model.steps.flatMap((entry): readonly Finding[] =>
			(entry.step.bulk?.fields ?? []).flatMap((path, index) => {
				const words = whyNot(path, entry, model);
				return words === undefined ? [] : [errorAt("not-for-several", { path: [...entry.path, "bulk", "fields", index] }, words)];
			}),
		),
};

/** A field that no step declares is reported by another rule. */
function whyNot(path: FieldPath, entry: StepEntry, { fields, steps }: FlowModel): Pick<Finding, "message" | "remedy"> | undefined {
	const declared = fields.fields.get(path)?.declarations ?? [];
	const here = declared.filter(({ step }) => step === entry);
	if (here.length === 0) {
		return declared.length === 0
			? fields.groups.has(path)
				? { message: `"${path}" is a group of fields.`, remedy: "Name the fields in it, each by itself." }
				: undefined
			: { message: `"${path}" is no field of step ${entry.step.code}.`, remedy: "Name it at the step that asks for it." };
	}
	if (steps.some(({ sections }) => sections.some(({ section }) => section.unique?.some(({ field }) => field === path)))) {
		return { message: `"${path}" is unique: no two processes have the same.`, remedy: "Leave it out here." };
	}
	if (!here.some((declaration) => canBeFilled(path, declaration))) {
		return { message: `Nobody fills "${path}" in at this step.`, remedy: "Leave it out here, or let it be written in a form of the step." };
	}
	return here.some((declaration) => holdsItems(path, declaration))
		? { message: `"${path}" is a list whose items differ by process.`, remedy: "Leave it out here; of the lists only files can be added." }
		: undefined;
}

function holdsItems(path: FieldPath, { schema, section: { section } }: Declaration): boolean {
	return schema.type === "array" && valueAt(section.ui, [...path.split("."), "ui:widget"]) !== "files";
}
