import { type SectionDefinition, type StepRule, type Values, withValueAt } from "../../../engine/index.ts";

/**
 * Fields that a rule demands although their schema does not say `required`: those without which the
 * rule would be broken now. Their label may not say that they are optional.
 */
export function demandedPaths(
	sections: readonly Pick<SectionDefinition, "complete" | "save">[],
	values: Values,
	holds: (rule: StepRule, values: Values) => boolean,
): ReadonlySet<string> {
	const rules = sections.flatMap((section) => [...(section.complete ?? []), ...(section.save ?? [])]);
	const dependents = rules.flatMap((rule) => {
		const fields = new Set([...filledIn(rule.unless), ...(rule.field === undefined ? [] : [rule.field])]);
		return [...fields].filter((field) => !holds(rule, withValueAt(values, field, undefined)));
	});
	return new Set(dependents);
}

/** Fields that the condition wants filled, all of them. */
function filledIn(condition: unknown): string[] {
	if (typeof condition !== "object" || condition === null) return [];
	const { filled, and } = condition as { filled?: unknown; and?: unknown };
	if (typeof filled === "string") return [filled];
	return Array.isArray(and) ? and.flatMap(filledIn) : [];
}
