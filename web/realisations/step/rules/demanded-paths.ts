import {
	type FieldPath,
	fieldsOnlyAskedWhetherFilled,
	filledFields,
	isEmpty,
	type SectionDefinition,
	type StepRule,
	type Values,
	withValueAt,
} from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";

/**
 * Fields that a rule requires although their schema does not: without their value the rule would be violated, now or once
 * the other required fields are filled in. Their labels must not say "optional".
 */
export function demandedPaths(
	sections: readonly Pick<SectionDefinition, "complete" | "save">[],
	values: Values,
	holds: (rule: StepRule, values: Values) => boolean,
): ReadonlySet<string> {
	const rules = sections.flatMap((section) => [...(section.complete ?? []), ...(section.save ?? [])]);
	const demanded = new Set<FieldPath>();
	let known: number;
	do {
		known = demanded.size;
		for (const rule of rules) {
			const filled = withFilled(values, rule, demanded);
			for (const field of [...filledFields(rule.unless), ...(rule.field === undefined ? [] : [rule.field])]) {
				if (!demanded.has(field) && !holds(rule, withValueAt(filled, field, undefined))) demanded.add(field);
			}
		}
	} while (demanded.size > known);
	return demanded;
}

/** The values with a placeholder in required fields that are still empty, as far as the rule only checks whether they are filled. */
function withFilled(values: Values, { unless }: StepRule, demanded: ReadonlySet<FieldPath>): Values {
	if (demanded.size === 0) return values;
	return fieldsOnlyAskedWhetherFilled(unless)
		.filter((path) => demanded.has(path) && isEmpty(valueAt(values, path)))
		.reduce((filled, path) => withValueAt(filled, path, true), values);
}
