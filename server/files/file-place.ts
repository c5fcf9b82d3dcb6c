import { maySeeRequestDocuments, type PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { findRealisationStanding, type RealisationStanding, seenBy } from "../realisations/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { mayReadCategory } from "./file-rights.ts";
import { type FileRow, findFile } from "./file-store.ts";

/** A file with what matters of its owner. */
export interface FilePlace {
	readonly row: FileRow;
	/** Reference of the owner, which stands before the name when the file is saved. */
	readonly ref: string;
	/** The privacy law hides all files of the owner. */
	readonly hidden: boolean;
}

/** The file, for who may see it; for everybody else the problem is that of one that does not exist. */
export async function findFilePlace(db: WriteScope["db"], tenant: Tenant, access: PersonAccess, uuid: string): Promise<FilePlace> {
	const row = await findFile(db, tenant.slug, uuid);
	if (row === undefined) throw new Problem("not-found");
	if (row.owner === "request") {
		const { code, ref } = requestSeenBy(access, await findRequestPlace(db, tenant.slug, row.owner_uuid));
		if (!maySeeRequestDocuments(access.rolesFor(code))) throw new Problem("not-found");
		return { row, ref, hidden: false };
	}
	const standing = seenBy(access, await findRealisationStanding(db, tenant.slug, row.owner_uuid));
	if (!mayReadCategory(flowOf(tenant, standing), access, standing.code, row.category)) throw new Problem("not-found");
	return { row, ref: standing.ref, hidden: standing.hidden };
}

export function flowOf(tenant: Tenant, { flow_uuid, flow_version }: RealisationStanding) {
	return getFlowVersion(tenant, flow_uuid, flow_version).compiled;
}
