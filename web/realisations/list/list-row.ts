import type { ProcessStatus } from "../../../engine/index.ts";
import type { ListCategory } from "../../tenants/tenant-configuration.ts";

/** One process as the list shows, filters and sorts it. */
export interface ListRow {
	readonly uuid: string;
	readonly reference: string;
	readonly address: string;
	/** Geography code. */
	readonly municipality: string;
	/** Code of the active step; null when there is none. */
	readonly step: string | null;
	readonly stepLabel: string;
	readonly status: ProcessStatus;
	/** Categories the process is in; at least the one of its status. */
	readonly categories: readonly ListCategory[];
	/** Whole days it has been running, without the time on hold. */
	readonly days: number;
	readonly type: string;
	readonly typeLabel: string;
	readonly updatedAt: number;
	readonly vkb: string;
	/** Urgency of the VKB status, for sorting. */
	readonly vkbOrder: number;
	/** Reference and address in lower case. */
	readonly searched: string;
}
