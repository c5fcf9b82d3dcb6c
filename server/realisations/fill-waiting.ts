import { createHash } from "node:crypto";
import { realisationOf, waitingOn } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { eventsOf, readHead } from "./stored-record.ts";
import { fillPlace, keepFillPlace, putWaiting } from "./waiting-store.ts";

/** Raised when the engine works out something else of the same process than before: then all of them are done again. */
const way = 1;

/** Processes of one transaction: few enough that nobody who saves meanwhile has to wait for long. */
const perBatch = 500;

/**
 * Works out who is waited for in the next batch of processes that nobody has done so for: those from before the table, and
 * all of them when the tenant's terms are others. The place is kept with the batch, so that whoever is interrupted goes on
 * there. Returns whether there is more. Saves may go on: a batch reads and writes under the tenant's lock.
 */
export function fillWaiting(data: DataDoor, tenant: Pick<Tenant, "slug" | "definition" | "flows" | "readFlow">): Promise<boolean> {
	const terms = tenant.definition.terms ?? {};
	const form = createHash("sha256")
		.update(JSON.stringify([way, terms]))
		.digest("hex");
	return data.write(tenant.slug, async ({ db }) => {
		const kept = await fillPlace(db, tenant.slug);
		const at = kept?.form === form ? kept : { form, place: "", done: false };
		if (at.done) return false;
		const rows = await db
			.selectFrom("realisation")
			.select(["uuid", "code", "flow_uuid", "flow_version", "record", "events"])
			.where("tenant", "=", tenant.slug)
			.where("uuid", ">", at.place)
			.orderBy("uuid")
			.limit(perBatch)
			.execute();
		for (const row of rows) {
			const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
			const realisation = realisationOf(readHead({ ...row, history: "", files: "" }));
			const waiting = waitingOn(compiled, realisation, eventsOf(row), terms);
			await putWaiting(db, { tenant: tenant.slug, uuid: row.uuid, code: row.code }, waiting);
		}
		const done = rows.length < perBatch;
		await keepFillPlace(db, tenant.slug, { form, place: rows.at(-1)?.uuid ?? at.place, done });
		return !done;
	});
}
