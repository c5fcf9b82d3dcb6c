import { type Kysely, sql } from "kysely";
import type { TenantDefinition } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { type ReadTenant, readKeptTenant } from "./read-tenants.ts";
import { filesOfRelease, findRelease, lastActivation } from "./release-store.ts";

/** Slugs of the tenants without a folder in the deployment, in the order in which they were made. */
export async function madeTenants(db: Kysely<Database>): Promise<readonly string[]> {
	const rows = await db.selectFrom("made_tenant").select("slug").orderBy("made_at").orderBy("slug").execute();
	return rows.map(({ slug }) => slug);
}

/**
 * Within a write. "full" when the deployment has reached its maximum, even if others make one in another tenant at the same moment; "taken"
 * when another tenant has the name or once had it, since its remains would become the new tenant's.
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

/** Within a write of the tenant itself. Its name stays taken, and its data is kept: see insertMadeTenant. Returns whether it existed. */
export async function deleteMadeTenant(db: Kysely<Database>, slug: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("made_tenant").where("slug", "=", slug).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** The parts of a tenant that people would miss: its records, and the designs that nobody could open any more. */
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

/**
 * Writes of different tenants wait for each other only here, through a row that belongs to no tenant and stays locked until the write ends.
 */
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
 * A tenant without a folder has no other file for what the deployment decides than its running release, which the gate lets no release
 * change. Undefined before the first activation. @throws when this server cannot read it
 */
export async function readMadeTenant(db: Kysely<Database>, slug: string): Promise<ReadTenant | undefined> {
	const active = await lastActivation(db, slug);
	const release = active && (await findRelease(db, slug, active.release));
	if (active === undefined || release === undefined) return undefined;
	const contents = await filesOfRelease(db, slug, release.number);
	const running = { release: release.number, activation: active.number, hash: release.hash };
	return { ...readKeptTenant(contents, `${slug} (release ${release.number})`), running };
}

/** The definitions of the tenants without a folder, from their running releases; those that cannot be read are left out. */
export async function madeDefinitions(db: Kysely<Database>): Promise<readonly TenantDefinition[]> {
	const read = (await madeTenants(db)).map((slug) => readMadeTenant(db, slug).catch(() => undefined));
	return (await Promise.all(read)).flatMap((tenant) => (tenant === undefined ? [] : [tenant.definition]));
}
