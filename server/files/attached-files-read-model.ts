import type { Kysely } from "kysely";
import { mayReadFiles, type PersonAccess } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { findRealisationStanding, findTakenOff, seenBy } from "../realisations/record/realisation-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { flowOf } from "./file-place.ts";

interface Asked {
	readonly db: Kysely<Database>;
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Uuid. */
	readonly process: string;
}

/**
 * Those of the uuids that are files of the process, visible to the person and not disconnected: neither before they were ever saved, nor
 * since, when their bytes stay for the former values.
 */
export async function readableFiles({ db, tenant, access, process }: Asked, uuids: readonly string[]): Promise<ReadonlySet<string>> {
	if (uuids.length === 0) return new Set();
	const standing = seenBy(access, await findRealisationStanding(db, tenant.slug, process));
	const [flow, reader] = [flowOf(tenant, standing), access.at(standing.code)];
	const rows = await db
		.selectFrom("file")
		.select(["uuid", "category"])
		.where("tenant", "=", tenant.slug)
		.where("owner", "=", "realisation")
		.where("owner_uuid", "=", process)
		.where("deleted", "=", 0)
		.where("uuid", "in", [...new Set(uuids)])
		.execute();
	const shown = rows.filter(({ category }) => mayReadFiles(flow, category, reader));
	if (shown.length === 0) return new Set();
	const removed = await findTakenOff(db, tenant.slug, process);
	return new Set(shown.map(({ uuid }) => uuid).filter((uuid) => !removed.has(uuid)));
}
