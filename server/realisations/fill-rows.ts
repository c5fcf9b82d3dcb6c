import { createHash } from "node:crypto";
import { planText, readJson } from "../../engine/index.ts";
import { filledAtATime, fillSome, isFilled, type ListedRows, unfill } from "../database/listed-fill.ts";
import type { DataDoor } from "../database/open-database.ts";
import { fillRequestNames } from "../requests/request-name-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { listedRowOf } from "./rows/keep-row.ts";
import { rowPlanOf } from "./rows/row-plan-of.ts";
import { fillRows, putValues } from "./rows/row-store.ts";
import { eventsOf } from "./stored-record.ts";

type Filled = Pick<Tenant, "slug" | "definition" | "flow" | "flows" | "readFlow">;

const hashOf = (tenant: Filled) =>
	createHash("sha256")
		.update(planText(rowPlanOf(tenant)))
		.digest("hex");

const rowsOf = (tenant: Filled): ListedRows => ({ tenant: tenant.slug, list: "realisations", plan: hashOf(tenant) });

/** Whether every process of the tenant has its row, as this server prepares them. */
export function rowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: Filled): Promise<boolean> {
	return isFilled(db, rowsOf(tenant));
}

/** What a save wrote meanwhile stays. */
async function fillSomeRows(data: DataDoor, tenant: Filled): Promise<boolean> {
	return fillSome(data, rowsOf(tenant), async (after) => {
		const stored = await data.db
			.selectFrom("realisation")
			.select(["uuid", "flow_uuid", "flow_version", "code", "status", "type", "synced", "created_at", "updated_at", "record", "events"])
			.where("tenant", "=", tenant.slug)
			.where("uuid", ">", after)
			.orderBy("uuid")
			.limit(filledAtATime)
			.execute();
		const made = stored.map(({ flow_uuid, flow_version, record, ...row }) =>
			listedRowOf(tenant.slug, rowPlanOf(tenant), {
				...row,
				events: eventsOf(row),
				flow: getFlowVersion(tenant, flow_uuid, flow_version),
				record: readJson(record),
			}),
		);
		const named = new Map(made.flatMap(({ named }) => named.map((each) => [each.join("\0"), each] as const)));
		const write = async (db: DataDoor["db"]) => {
			await fillRows(
				db,
				made.map(({ row }) => row),
			);
			await putValues(db, tenant.slug, [...named.values()]);
		};
		return { uuids: stored.map(({ uuid }) => uuid), write };
	});
}

/** One part of all there is to fill in for a tenant, applicants' names too; false when nothing was left to do. */
export async function fillPart(data: DataDoor, tenant: Filled): Promise<boolean> {
	if (await fillRequestNames(data, tenant.slug)) return true;
	if (!(await fillSomeRows(data, tenant))) return true;
	if (!(await hasMissed(data.db, tenant.slug))) return false;
	await data.write(tenant.slug, ({ db }) => unfill(db, { tenant: tenant.slug, list: "realisations" }));
	return true;
}

/** Whether a former version of the product, which knows of no rows, has changed a process. */
async function hasMissed(db: DataDoor["db"], tenant: string): Promise<boolean> {
	const missed = await db
		.selectFrom("realisation")
		.leftJoin("realisation_row", (join) =>
			join.onRef("realisation_row.tenant", "=", "realisation.tenant").onRef("realisation_row.uuid", "=", "realisation.uuid"),
		)
		.select("realisation.uuid")
		.where("realisation.tenant", "=", tenant)
		.where((is) => is.or([is("realisation_row.synced", "is", null), is("realisation_row.synced", "<", is.ref("realisation.synced"))]))
		.limit(1)
		.executeTakeFirst();
	return missed !== undefined;
}
