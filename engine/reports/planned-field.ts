import type { Reports } from "./report-definition.ts";

/** The field of the list of processes in which a tenant plans: the one that its report compares with what is expected. Null without such a report. */
export function plannedField({ menu }: Pick<Reports, "menu">): string | null {
	return menu.flatMap(({ items }) => items).find(({ report }) => report === "planning")?.planned ?? null;
}
