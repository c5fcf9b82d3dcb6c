import type { ProcessStatus } from "../../../engine/index.ts";
import type { TableRow } from "../../table/table-field.ts";
import type { ListCategory } from "../../tenants/tenant-configuration.ts";
import type { KeptRealisation } from "../realisation-collection.ts";

/** One process as the list shows, filters and sorts it. */
export interface RealisationRow extends TableRow {
	readonly record: KeptRealisation;
	/** Code of the active step; null when there is none. */
	readonly step: string | null;
	readonly status: ProcessStatus;
	/** Categories the process is in; at least the one of its status. */
	readonly categories: readonly ListCategory[];
	/** Whole days it has been running, without the time on hold. */
	readonly days: number;
	/** Whole days it has been in its active step, without the time on hold; null when no step is active. */
	readonly stepDays: number | null;
	readonly vkb: string;
	/** Urgency of the VKB status, for sorting. */
	readonly vkbOrder: number;
}
