import { createHash } from "node:crypto";
import { type PersonAccess, planText, readJson } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import {
	filledAtATime,
	fillSome,
	haveRows,
	isFilled,
	keepRows,
	type ListedRows,
	lacksRow,
	nextToLookAt,
	type RowsFilled,
	rowsToFill,
	unfill,
} from "../../database/rows/listed-fill.ts";
import { fillRequestNames } from "../../requests/request-name-read-model.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import { eventsOf } from "../record/stored-record.ts";
import { listedRowOf } from "./keep-row.ts";
import { rowPlanOf } from "./row-plan-of.ts";
import { putValues } from "./row-store.ts";

type Filled = Pick<Tenant, "slug" | "definition" | "flow" | "flows" | "readFlow">;

const hashOf = (tenant: Filled) =>
	createHash("sha256")
		.update(planText(rowPlanOf(tenant)))
		.digest("hex");

const rowsOf = (tenant: Filled): ListedRows => ({ tenant: tenant.slug, list: "realisations", plan: hashOf(tenant) });

/** Whether every process of the tenant has its row, in the form that this server prepares. */
export function rowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: Filled): Promise<boolean> {
	return isFilled(db, rowsOf(tenant));
}

/** Progress of the filling, for the processes that the person sees; null when it is complete. */
export function rowsOfProcessesToFill(db: DataDoor["db"], tenant: Filled, access: PersonAccess): Promise<RowsFilled | null> {
	return rowsToFill(db, rowsOf(tenant), { table: "realisation", codes: access.codes("realisationlist") });
}

const storedProcesses = (db: DataDoor["db"], tenant: string) =>
	db
		.selectFrom("realisation")
		.select(storedColumns.map((column) => `realisation.${column}` as const))
		.where("realisation.tenant", "=", tenant)
		.limit(filledAtATime);

const storedColumns = [
	...(["uuid", "flow_uuid", "flow_version", "code", "status", "type", "synced"] as const),
	...(["created_at", "updated_at", "record", "events"] as const),
] as const;

type Stored = Awaited<ReturnType<ReturnType<typeof storedProcesses>["execute"]>>;

/** Returns the write for the rows of these processes. It keeps rows that a save has written in the meantime. */
function rowsMade(tenant: Filled, stored: Stored) {
	const made = stored.map(({ flow_uuid, flow_version, record, ...row }) =>
		listedRowOf(tenant.slug, rowPlanOf(tenant), {
			...row,
			events: eventsOf(row),
			flow: getFlowVersion(tenant, flow_uuid, flow_version),
			record: readJson(record),
		}),
	);
	const named = new Map(made.flatMap(({ named }) => named.map((each) => [each.join("\0"), each] as const)));
	return async (db: DataDoor["db"]) => {
		await keepRows(
			db,
			"realisation_row",
			made.map(({ row }) => row),
		);
		await putValues(db, tenant.slug, [...named.values()]);
	};
}

async function fillSomeRows(data: DataDoor, tenant: Filled): Promise<boolean> {
	return fillSome(data, rowsOf(tenant), async (after) => {
		const stored = await storedProcesses(data.db, tenant.slug).where("realisation.uuid", ">", after).orderBy("realisation.uuid").execute();
		return { uuids: stored.map(({ uuid }) => uuid), write: rowsMade(tenant, stored) };
	});
}

/** Fills in one part of what a tenant still lacks, applicants' names included; false when nothing was left to do. */
export async function fillPart(data: DataDoor, tenant: Filled): Promise<boolean> {
	if (await fillRequestNames(data, tenant.slug)) return true;
	if (!(await fillSomeRows(data, tenant))) return true;
	for (;;) {
		const rows = rowsOf(tenant);
		const among = await nextToLookAt(data.db, rows, "realisation");
		if (among === null) return false;
		const missed = await storedProcesses(data.db, tenant.slug)
			.where(lacksRow("realisation", "realisation_row", among))
			.execute();
		// With as many rows missing as one batch holds, the list counts as incomplete again and people are told so.
		const write = missed.length < filledAtATime ? rowsMade(tenant, missed) : (db: DataDoor["db"]) => unfill(db, rows);
		if (missed.length > 0) await data.write(tenant.slug, ({ db }) => write(db));
		if (missed.length < filledAtATime) haveRows(data.db, rows, among);
		if (missed.length > 0) return true;
	}
}
