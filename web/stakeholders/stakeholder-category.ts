import type { StakeholderCategory } from "../../engine/index.ts";

const categories: readonly string[] = ["cpo", "municipality", "customer", "contractor", "gridoperator"] satisfies StakeholderCategory[];

/** Throws 'Invalid category' for anything but the five categories. */
export function checkStakeholderCategory(category: string): asserts category is StakeholderCategory {
	if (!categories.includes(category)) throw new Error("Invalid category");
}
