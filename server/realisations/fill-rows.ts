import { createHash } from "node:crypto";
import { planText, readJson } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { fillRequestNames } from "../requests/request-name-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { listedRowOf } from "./rows/keep-row.ts";
import { rowPlanOf } from "./rows/row-plan-of.ts";
import { fillRows, putValues, unfillRows } from "./rows/row-store.ts";
import { eventsOf } from "./stored-record.ts";

/** Records that are done at a time. */
const atATime = 500;

type Filled = Pick<Tenant, "slug" | "definition" | "flow" | "flows" | "readFlow">;

const hashOf = (tenant: Filled) =>
	createHash("sha256")
		.update(planText(rowPlanOf(tenant)))
		.digest("hex");

/** Whether every process of the tenant has its row, as this server prepares them. */
export async function rowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: Filled): Promise<boolean> {
	const at = await placeOf(db, tenant);
	return at !== undefined && at.filled === 1 && at.plan === hashOf(tenant);
}

function placeOf(db: DataDoor["db"], { slug }: Filled) {
	return db.selectFrom("listed_fill").selectAll().where("tenant", "=", slug).where("list", "=", "realisations").executeTakeFirst();
}

/**
 * Fills in the rows of some more processes that were there before the rows were, or were prepared otherwise; true when
 * there is nothing left to do. Where it was is kept, so whoever is interrupted goes on there. What a save wrote
 * meanwhile stays.
 */
async function fillSomeRows(data: DataDoor, tenant: Filled): Promise<boolean> {
	const { db } = data;
	const plan = hashOf(tenant);
	const known = await placeOf(db, tenant);
	const at = known?.plan === plan ? known : { place: "", filled: 0 };
	if (at.filled === 1) return true;
	const stored = await db
		.selectFrom("realisation")
		.select(["uuid", "flow_uuid", "flow_version", "code", "status", "type", "synced", "created_at", "updated_at", "record", "events"])
		.where("tenant", "=", tenant.slug)
		.where("uuid", ">", at.place)
		.orderBy("uuid")
		.limit(atATime)
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
	const filled = stored.length < atATime ? 1 : 0;
	const place = stored.at(-1)?.uuid ?? at.place;
	await data.write(tenant.slug, async (scope) => {
		await fillRows(
			scope.db,
			made.map(({ row }) => row),
		);
		await putValues(scope.db, tenant.slug, [...named.values()]);
		await scope.db
			.insertInto("listed_fill")
			.values({ tenant: tenant.slug, list: "realisations", plan, place, filled })
			.onConflict((conflict) => conflict.columns(["tenant", "list"]).doUpdateSet({ plan, place, filled }))
			.execute();
	});
	return filled === 1;
}

/** One part of all there is to fill in for a tenant, applicants' names too; false when nothing was left to do. */
export async function fillPart(data: DataDoor, tenant: Filled): Promise<boolean> {
	if (await fillRequestNames(data, tenant.slug)) return true;
	if (!(await fillSomeRows(data, tenant))) return true;
	if (!(await hasMissed(data.db, tenant.slug))) return false;
	await data.write(tenant.slug, ({ db }) => unfillRows(db, tenant.slug));
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
