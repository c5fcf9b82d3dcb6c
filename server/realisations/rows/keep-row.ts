import { type ProcessListRow, processListRow, type RealisationEvent, type RecordHead, type RowPlan } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { unfill } from "../../database/rows/listed-fill.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { rowPlanOf } from "./row-plan-of.ts";
import { eachOf, type ListedRow, putRow, putValues } from "./row-store.ts";

/** A process as it is stored. */
export interface StoredForLists {
	readonly uuid: string;
	readonly flow: Pick<FlowVersion, "uuid" | "version" | "definition">;
	readonly code: string;
	readonly status: string;
	readonly type: string;
	readonly synced: number;
	readonly created_at: number;
	readonly updated_at: number;
	readonly record: RecordHead;
	readonly events: readonly RealisationEvent[];
}

/** A command of operators does not know the tenant's list; a server then fills the rows in again. */
export type ListedTenant = Pick<Tenant, "slug"> & (Pick<Tenant, "definition" | "flow"> | { readonly flow?: undefined });

/** Writes the list row of a process, in the transaction that stores the process. */
export async function keepRow(scope: WriteScope, tenant: ListedTenant, stored: StoredForLists): Promise<void> {
	if (tenant.flow === undefined) return unfill(scope.db, { tenant: tenant.slug, list: "realisations" });
	const { row, named } = listedRowOf(tenant.slug, rowPlanOf(tenant), stored);
	await putRow(scope.db, row);
	await putValues(scope.db, tenant.slug, unnoted(tenant, named));
}

interface Made {
	readonly row: ListedRow;
	/** Fields whose names are searched, with the JSON text of their value. */
	readonly named: readonly (readonly [string, string])[];
}

export function listedRowOf(tenant: string, plan: RowPlan, stored: StoredForLists): Made {
	const { flow, record } = stored;
	const made = processListRow(plan, flow, record, stored.events);
	const { step, reference, search, days, stepDays, cells } = made;
	return {
		row: {
			tenant,
			uuid: stored.uuid,
			synced: stored.synced,
			code: stored.code,
			status: stored.status,
			step,
			type: stored.type,
			flow: `${flow.uuid} ${flow.version}`,
			created_at: stored.created_at,
			updated_at: stored.updated_at,
			reference,
			day_from: days.from,
			day_still: days.still,
			step_day_from: stepDays.from,
			step_day_still: stepDays.still,
			search: search.join(" "),
			parts: JSON.stringify(search),
			cells: JSON.stringify(cells),
		},
		named: namedIn(plan, made),
	};
}

/**
 * Fields whose values are noted beside the rows: those whose names are searched, the traffic decision, whose meaning depends on the day,
 * and each tag that can be filtered by.
 */
function namedIn({ named, list }: RowPlan, { cells }: ProcessListRow): Made["named"] {
	const whole = [...new Set([...named, "vkb"])].flatMap((field) =>
		cells[field] === undefined ? [] : [[field, JSON.stringify(cells[field])] as const],
	);
	const each = list.filters.flatMap(({ field }) => {
		const { [field]: value } = cells;
		return Array.isArray(value) ? value.map((one) => [eachOf(field), JSON.stringify(one)] as const) : [];
	});
	return [...whole, ...each];
}

/** How often this server has noted a value. Keyed by tenant object, of which a server with several databases has one for each. */
const noted = new WeakMap<ListedTenant, Map<string, number>>();
const mostNoted = 50_000;

/** Values that may not be stored yet. One write may have been rolled back, so a value counts as noted after two. */
function unnoted(tenant: ListedTenant, found: Made["named"]): Made["named"] {
	const counts = noted.get(tenant) ?? new Map<string, number>();
	noted.set(tenant, counts);
	return found.filter(([field, value]) => {
		const key = `${field}\0${value}`;
		const times = counts.get(key) ?? 0;
		if (times < 2 && counts.size < mostNoted) counts.set(key, times + 1);
		return times < 2;
	});
}
