import type { TenantDefinition } from "../definition/index.ts";
import type { ProcessStatus } from "../progress/availability.ts";

/** The tabs of the list of processes. */
export type ProcessCategory = TenantDefinition["filterWords"][number]["category"];

/** The step under which a process is listed: the open one, or the one completed last; none once the process is completed. */
export function listedStep(status: ProcessStatus, active: string | null, last: string | null): string | null {
	return status === "completed" ? null : (active ?? last);
}

/** The tabs that show a process: for an active one, also those of the roles that may edit its step. */
export function processCategories(
	status: ProcessStatus,
	step: string | null,
	editorsOf: (step: string) => readonly string[],
): readonly ProcessCategory[] {
	if (status !== "active") return [status];
	const editors = step === null ? [] : editorsOf(step);
	return ["active", ...(["municipality", "cpo"] as const).filter((role) => editors.includes(role))];
}

/**
 * Filters and orders of the list of processes that the server handles by itself. No mask hides any of these fields, and the database
 * compares their values as the browser does, so both give the same rows. Each order has an index: sorting twenty thousand wide rows would
 * hold up everybody else.
 */
export const servedFilters = ["step", "municipality", "type", "status"] as const;
export const servedOrders = ["updated"] as const;
export type ServedFilter = (typeof servedFilters)[number];
export type ServedOrder = (typeof servedOrders)[number];

/** One value of such a filter; commas separate several. */
export const servedValue = /^[\p{L}\p{N}_-]{1,120}$/u;

/** The most values in such a filter, and the most rows in a page. */
export const mostServedValues = 50;
export const mostServedRows = 1000;
