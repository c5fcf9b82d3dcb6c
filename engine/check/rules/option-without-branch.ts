import { fieldsRead } from "../../conditions/index.ts";
import type { Branch, FieldPath } from "../../definition/index.ts";
import { objectOf } from "../../json/json-object.ts";
import { namesIn } from "../../realisation/field-path.ts";
import { holdsOf } from "../expressions/settled.ts";
import { typeOfSchemas } from "../expressions/value-types.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { unreadable } from "../model/unreadable.ts";
import type { StepEntry } from "../places/entries.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const optionWithoutBranch: Rule = {
	code: "option-without-branch",
	description:
		"Where branches follow the options of one field, an option without a branch goes to the following step, which nobody decided on.",
	check: (model) => (unreadable(model) ? [] : model.steps.flatMap((step) => forgotten(step, model))),
};

function forgotten({ step, path }: StepEntry, model: FlowModel): readonly Finding[] {
	const branches = step.next ?? [];
	const field = decidingField(branches, model);
	if (field === undefined) return [];
	const options = typeOfSchemas((model.fields.fields.get(field)?.declarations ?? []).map(({ schema }) => schema)).options ?? [];
	const taken = (option: string | number) => branches.some(({ when }) => when !== undefined && holds(when, field, option, model));
	const left = [...new Set(options)].filter((option) => !taken(option));
	if (left.length === 0) return [];
	return [
		errorAt(
			"option-without-branch",
			{ path: [...path, "next"] },
			{
				message: `No branch is for ${left.map((option) => JSON.stringify(option)).join(", ")} of "${field}".`,
				remedy: "Add a branch for it, or a last branch without a condition for whatever is left.",
			},
		),
	];
}

/** The only field that all branches depend on; undefined when a branch has no condition, or there is only one branch. */
function decidingField(branches: readonly Branch[], { flow }: FlowModel): FieldPath | undefined {
	if (branches.length < 2 || branches.some(({ when }) => when === undefined)) return undefined;
	const read = new Set(branches.flatMap(({ when }) => fieldsRead(when, flow.conditions)));
	const [field, ...others] = read;
	return others.length > 0 || branches.some(({ when }) => fieldsRead(when, flow.conditions).length === 0) ? undefined : field;
}

function holds(when: NonNullable<Branch["when"]>, field: FieldPath, option: string | number, { flow }: FlowModel): boolean {
	const values = namesIn(field).reduceRight<unknown>((inside, name) => ({ [name]: inside }), option);
	return holdsOf(when, objectOf(values), flow.conditions ?? {});
}
