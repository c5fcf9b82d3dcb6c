import { today } from "../../engine/index.ts";

/**
 * E.g. "2026-11-21-workflow-xyz.xlsx": the day in the Netherlands and the tenant's acronym. `now` in milliseconds since
 * 1970.
 */
export function exportFileName(acronym: string, now: number): string {
	return `${today(now)}-workflow-${acronym}.xlsx`.toLowerCase();
}
