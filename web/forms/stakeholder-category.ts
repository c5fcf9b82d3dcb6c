import type { StakeholderCategory } from "./form-environment.ts";

const CATEGORIES: ReadonlySet<unknown> = new Set<StakeholderCategory>(["cpo", "municipality", "customer", "contractor", "gridoperator"]);

/** The stakeholder category a field holds (`ui:options.category`), or null for any other field. */
export function stakeholderCategoryOf(options: Readonly<Record<string, unknown>>): StakeholderCategory | null {
	return CATEGORIES.has(options.category) ? (options.category as StakeholderCategory) : null;
}
