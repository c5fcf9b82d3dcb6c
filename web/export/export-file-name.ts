import { today } from "../../engine/index.ts";

/** "2026-11-21-workflow-xyz.xlsx": the day in the Netherlands, then the tenant's acronym. `now`: instant in milliseconds. */
export function exportFileName(acronym: string, now: number): string {
	return `${today(now)}-workflow-${acronym}.xlsx`.toLowerCase();
}
