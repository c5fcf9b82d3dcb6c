import { filledFields, type SectionDefinition, type StepRule, type Values, withValueAt } from "../../../../engine/index.ts";

/**
 * Fields that a rule requires although their schema does not: without their value the rule would be violated. Their labels
 * must not say "optional".
 */
export function demandedPaths(
	sections: readonly Pick<SectionDefinition, "complete" | "save">[],
	values: Values,
	holds: (rule: StepRule, values: Values) => boolean,
): ReadonlySet<string> {
	const rules = sections.flatMap((section) => [...(section.complete ?? []), ...(section.save ?? [])]);
	const dependents = rules.flatMap((rule) => {
		const fields = new Set([...filledFields(rule.unless), ...(rule.field === undefined ? [] : [rule.field])]);
		return [...fields].filter((field) => !holds(rule, withValueAt(values, field, undefined)));
	});
	return new Set(dependents);
}
