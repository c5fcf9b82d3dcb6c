import type { TenantDefinition } from "../definition/index.ts";
import type { ProcessStatus } from "../progress/availability.ts";

/** What a tab of the list of processes holds. */
export type ProcessCategory = TenantDefinition["filterWords"][number]["category"];

/** Step that a process is listed under: the open one, or the last that was completed; none once the process is completed. */
export function listedStep(status: ProcessStatus, active: string | null, last: string | null): string | null {
	return status === "completed" ? null : (active ?? last);
}

/** Tabs that a process is in: an active one also in those of the roles that may edit its step. */
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
 * Filters and orders of the list of processes that the server answers by itself. No mask hides any of them, and the
 * database has their values as the browser compares them, so both give the same rows. An order has an index: sorting
 * twenty thousand wide rows would hold up everybody else.
 */
export const servedFilters = ["step", "municipality", "type", "status"] as const;
export const servedOrders = ["updated"] as const;
export type ServedFilter = (typeof servedFilters)[number];
export type ServedOrder = (typeof servedOrders)[number];

/** One value of such a filter; several are separated by commas. */
export const servedValue = /^[\p{L}\p{N}_-]{1,120}$/u;

/** Most values of such a filter, and most rows of a page. */
export const mostServedValues = 50;
export const mostServedRows = 1000;
