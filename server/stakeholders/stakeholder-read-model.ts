import type { Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";
import { findStakeholderRows, listStakeholderRows } from "./stakeholder-store.ts";

export async function stakeholderNames(db: Kysely<Database>, tenant: string, slugs: readonly string[]): Promise<Map<string, string>> {
	const possible = slugs.filter((slug) => !slug.includes("\0"));
	const rows = possible.length === 0 ? [] : await findStakeholderRows(db, tenant, possible);
	return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Which of the slugs the tenant has, and whether each is still in use. */
export async function findStakeholders(db: Kysely<Database>, tenant: string, slugs: readonly string[]): Promise<Map<string, boolean>> {
	// PostgreSQL refuses to search for a text that contains a NUL; no slug contains one.
	const possible = slugs.filter((slug) => !slug.includes("\0"));
	const rows = possible.length === 0 ? [] : await findStakeholderRows(db, tenant, possible);
	return new Map(rows.map(({ slug, enabled }) => [slug, enabled === 1]));
}

/** Names of all stakeholders of the tenant, by slug. */
export async function namesOfStakeholders(db: Kysely<Database>, tenant: string): Promise<ReadonlyMap<string, string>> {
	return new Map((await listStakeholderRows(db, tenant)).map(({ slug, name }) => [slug, name]));
}
