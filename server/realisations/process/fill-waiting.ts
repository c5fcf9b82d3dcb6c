import { createHash } from "node:crypto";
import { countryOf, realisationOf, type Waiting, waitingOn } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import { eventsOf, readHead } from "../record/stored-record.ts";
import { fillPlace, keepFillPlace, putWaitingOf, type WaitingOf } from "./waiting-store.ts";

/** Raise this when the rows written for the same process change: then all processes are done again. */
const way = 2;

/** Processes per transaction: few enough that a save in the meantime never has to wait long. */
const perBatch = 500;

type Filled = Pick<Tenant, "slug" | "definition" | "flows" | "readFlow">;

/**
 * Computes who is waited for in the next batch of processes that lack it: those older than the table, and all of them when the tenant's
 * terms, or the country whose holidays count, have changed. The position is stored with the batch, so that an interrupted run resumes there. Returns whether more is left. Saves
 * can go on: only the writing takes the tenant's lock, and processes saved since they were read are read again under it.
 */
export async function fillWaiting(data: Pick<DataDoor, "db" | "write">, tenant: Filled): Promise<boolean> {
	const form = createHash("sha256")
		.update(JSON.stringify([way, tenant.definition.terms ?? {}, countryOf(tenant.definition)]))
		.digest("hex");
	const kept = await fillPlace(data.db, tenant.slug);
	const at = kept?.form === form ? kept : { form, place: "", done: false };
	if (at.done) return false;
	const stored = await processes(data.db, tenant.slug).where("uuid", ">", at.place).orderBy("uuid").limit(perBatch).execute();
	const made = new Map(stored.map((row) => [row.uuid, { synced: row.synced, waiting: waitingOf(tenant, row) }]));
	const done = stored.length < perBatch;
	await data.write(tenant.slug, async ({ db }) => {
		const uuids = [...made.keys()];
		const now = db.selectFrom("realisation").select(["uuid", "synced"]).where("tenant", "=", tenant.slug);
		const found = uuids.length === 0 ? [] : await now.where("uuid", "in", uuids).execute();
		const isAsRead = (row: { uuid: string; synced: number }) => made.get(row.uuid)?.synced === row.synced;
		const saved = found.filter((row) => !isAsRead(row)).map(({ uuid }) => uuid);
		const anew = saved.length === 0 ? [] : await processes(db, tenant.slug).where("uuid", "in", saved).execute();
		const asRead = found.filter(isAsRead).flatMap(({ uuid }) => made.get(uuid)?.waiting ?? []);
		await putWaitingOf(db, tenant.slug, [...asRead, ...anew.map((row) => waitingOf(tenant, row))]);
		await keepFillPlace(db, tenant.slug, { form, place: stored.at(-1)?.uuid ?? at.place, done });
	});
	return !done;
}

const processes = (db: DataDoor["db"], tenant: string) =>
	db
		.selectFrom("realisation")
		.select(["uuid", "synced", "code", "flow_uuid", "flow_version", "record", "events"])
		.where("tenant", "=", tenant);

type Stored = Awaited<ReturnType<ReturnType<typeof processes>["execute"]>>[number];

function waitingOf(tenant: Filled, row: Stored): WaitingOf {
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const realisation = realisationOf(readHead(row));
	const { definition } = tenant;
	const waiting: readonly Waiting[] = waitingOn(compiled, realisation, eventsOf(row), definition.terms ?? {}, countryOf(definition));
	return { uuid: row.uuid, code: row.code, waiting };
}
