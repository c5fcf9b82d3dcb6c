import type { Reports } from "./report-definition.ts";

/**
 * The field of the list of processes that has a tenant's planned day: the one that its planning report compares with the forecast. Null
 * without such a report.
 */
export function plannedField({ menu }: Pick<Reports, "menu">): string | null {
	return menu.flatMap(({ items }) => items).find(({ report }) => report === "planning")?.planned ?? null;
}
