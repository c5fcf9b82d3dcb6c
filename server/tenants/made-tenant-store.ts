import { type Kysely, sql } from "kysely";
import type { TenantDefinition } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";
import { type ReadTenant, readKeptTenant } from "./read-tenants.ts";
import { filesOfRelease, findRelease, lastActivation } from "./release-store.ts";

/** Slugs of the tenants that have no folder in the deployment, the first made first. */
export async function madeTenants(db: Kysely<Database>): Promise<readonly string[]> {
	const rows = await db.selectFrom("made_tenant").select("slug").orderBy("made_at").orderBy("slug").execute();
	return rows.map(({ slug }) => slug);
}

/** Within a write. Returns false where another has the name, or had it: what is left of that one would be the new one's. */
export async function insertMadeTenant(
	db: Kysely<Database>,
	made: { readonly slug: string; readonly made_at: number; readonly made_by: string; readonly made_in: string },
): Promise<boolean> {
	const kept = await Promise.all(
		(["flow_version", "activation", "design"] as const).map((table) =>
			db.selectFrom(table).select("tenant").where("tenant", "=", made.slug).limit(1).executeTakeFirst(),
		),
	);
	if (kept.some((row) => row !== undefined)) return false;
	const row = await db
		.insertInto("made_tenant")
		.values(made)
		.onConflict((conflict) => conflict.doNothing())
		.returning("slug")
		.executeTakeFirst();
	return row !== undefined;
}

export async function countMadeTenants(db: Kysely<Database>): Promise<number> {
	const row = await db.selectFrom("made_tenant").select(sql<number>`count(*)`.as("made")).executeTakeFirst();
	return Number(row?.made ?? 0);
}

/**
 * What the deployment says of a tenant without a folder is what runs: the gate lets no release change that. Undefined
 * while nothing was activated. @throws when this server can't read it
 */
export async function readMadeTenant(db: Kysely<Database>, slug: string): Promise<ReadTenant | undefined> {
	const active = await lastActivation(db, slug);
	const release = active && (await findRelease(db, slug, active.release));
	if (active === undefined || release === undefined) return undefined;
	const contents = await filesOfRelease(db, slug, release.number);
	const running = { release: release.number, activation: active.number, hash: release.hash };
	return { ...readKeptTenant(contents, `${slug} (release ${release.number})`), running };
}

/** What the tenants without a folder say of themselves, as their releases that run do; of one that can't be read, nothing. */
export async function madeDefinitions(db: Kysely<Database>): Promise<readonly TenantDefinition[]> {
	const read = (await madeTenants(db)).map((slug) => readMadeTenant(db, slug).catch(() => undefined));
	return (await Promise.all(read)).flatMap((tenant) => (tenant === undefined ? [] : [tenant.definition]));
}
