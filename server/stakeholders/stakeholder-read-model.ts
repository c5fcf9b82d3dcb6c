import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";
import { findStakeholderRows } from "./stakeholder-store.ts";

/** Which of the slugs the tenant has, and whether each is still in use. */
export async function findStakeholders(db: Kysely<Database>, tenant: string, slugs: readonly string[]): Promise<Map<string, boolean>> {
	const rows = await findStakeholderRows(db, tenant, slugs);
	return new Map(rows.map(({ slug, enabled }) => [slug, enabled === 1]));
}
