import { mayReadFiles, maySeeRequestDocuments, type PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { findRealisationStanding, type RealisationStanding, seenBy } from "../realisations/record/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { type FileRow, findFile } from "./file-store.ts";

/** A file with the relevant facts about its owner. */
interface FilePlace {
	readonly row: FileRow;
	/** Reference of the owner, used as a prefix of the name when the file is saved. */
	readonly ref: string;
	/** The privacy law hides all files of the owner. */
	readonly hidden: boolean;
}

/** The file, for those who may see it; everybody else gets the same problem as for one that does not exist. */
export async function findFilePlace(db: WriteScope["db"], tenant: Tenant, access: PersonAccess, uuid: string): Promise<FilePlace> {
	const row = await findFile(db, tenant.slug, uuid);
	if (row === undefined) throw new Problem("not-found");
	if (row.owner === "request") {
		const { code, ref } = requestSeenBy(access, await findRequestPlace(db, tenant.slug, row.owner_uuid));
		if (!maySeeRequestDocuments(access.at(code))) throw new Problem("not-found");
		return { row, ref, hidden: false };
	}
	const standing = seenBy(access, await findRealisationStanding(db, tenant.slug, row.owner_uuid));
	if (!mayReadFiles(flowOf(tenant, standing), row.category, access.at(standing.code))) throw new Problem("not-found");
	return { row, ref: standing.ref, hidden: standing.hidden };
}

export function flowOf(tenant: Tenant, { flow_uuid, flow_version }: RealisationStanding) {
	return getFlowVersion(tenant, flow_uuid, flow_version).compiled;
}
