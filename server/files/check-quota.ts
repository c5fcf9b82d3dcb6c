import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import type { FileKeeping } from "./file-keeping.ts";
import { storedBytes } from "./file-store.ts";

/**
 * Refuses a file for which its tenant has no room. Called in the transaction that stores it: a tenant's writes run one after the other, so
 * that two files never take the same room.
 */
export async function checkQuota({ mostBytesOfTenant }: FileKeeping, { db, tenant }: WriteScope, size: number): Promise<void> {
	if (mostBytesOfTenant === null) return;
	if ((await storedBytes(db, tenant)) + size > mostBytesOfTenant) throw new Problem("storage-quota");
}
