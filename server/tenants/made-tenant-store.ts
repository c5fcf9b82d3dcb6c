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

/**
 * Within a write. "full" where the deployment has its most, also when others make one in another tenant at this moment;
 * "taken" where another has the name, or had it: what is left of that one would be the new one's.
 */
export async function insertMadeTenant(
	db: Kysely<Database>,
	made: { readonly slug: string; readonly made_at: number; readonly made_by: string; readonly made_in: string },
	most: number,
): Promise<"made" | "full" | "taken"> {
	await oneAtATime(db);
	if ((await countMadeTenants(db)) >= most) return "full";
	const kept = await Promise.all(
		(["flow_version", "activation", "design"] as const).map((table) =>
			db.selectFrom(table).select("tenant").where("tenant", "=", made.slug).limit(1).executeTakeFirst(),
		),
	);
	if (kept.some((row) => row !== undefined)) return "taken";
	const row = await db
		.insertInto("made_tenant")
		.values(made)
		.onConflict((conflict) => conflict.doNothing())
		.returning("slug")
		.executeTakeFirst();
	return row === undefined ? "taken" : "made";
}

/** Within a write of the tenant itself. Its name stays taken, and what it holds is kept: see insertMadeTenant. Tells whether it was there. */
export async function deleteMadeTenant(db: Kysely<Database>, slug: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("made_tenant").where("slug", "=", slug).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** What of a tenant people would miss: its records; and the designs that nobody could open any more. */
export async function countsOfTenant(db: Kysely<Database>, tenant: string): Promise<TenantCounts> {
	const count = async (table: "realisation" | "request" | "charging_location" | "design") => {
		const counted = db.selectFrom(table).select(sql<number>`count(*)`.as("rows")).where("tenant", "=", tenant);
		return Number((await counted.executeTakeFirst())?.rows ?? 0);
	};
	const [processes, requests] = [await count("realisation"), await count("request")];
	return { processes, requests, locations: await count("charging_location"), designs: await count("design") };
}

interface TenantCounts {
	readonly processes: number;
	readonly requests: number;
	readonly locations: number;
	readonly designs: number;
}

/** Writes of two tenants wait for each other only here, by a row that is no tenant's: it stays locked until the write ends. */
async function oneAtATime(db: Kysely<Database>): Promise<void> {
	const lock = { name: "made-tenants", holder: "", fence: 0, held_until: 0, due_at: 0 };
	await db
		.insertInto("job_lease")
		.values(lock)
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ holder: "" }))
		.execute();
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
