import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/tables/tables.ts";
import { contentsOf, putBlobs } from "./blob-store.ts";
import type { FileContents } from "./file-content.ts";

export type ReleaseRow = Selectable<Database["release"]>;
export type ActivationRow = Selectable<Database["activation"]>;
export type RollBackApproval = Selectable<Database["roll_back_approval"]>;

/** A release before it has its number. */
export type NewRelease = Omit<Insertable<Database["release"]>, "number">;

/** The releases of a tenant, newest first. */
export async function listReleases(db: Kysely<Database>, tenant: string): Promise<readonly ReleaseRow[]> {
	return db.selectFrom("release").selectAll().where("tenant", "=", tenant).orderBy("number", "desc").execute();
}

/** How many releases were made from designs since a moment. */
export async function countReleasesSince(db: Kysely<Database>, tenant: string, since: number): Promise<number> {
	const row = await db
		.selectFrom("release")
		.select(sql<number>`count(*)`.as("releases"))
		.where("tenant", "=", tenant)
		.where("origin", "=", "design")
		.where("made_at", ">", since)
		.executeTakeFirst();
	return Number(row?.releases ?? 0);
}

/** Activations, newest first: the latest `most`, and the last one of each release. */
export async function listActivations(db: Kysely<Database>, tenant: string, most: number): Promise<readonly ActivationRow[]> {
	const of = db.selectFrom("activation").selectAll().where("tenant", "=", tenant);
	const newest = await of.orderBy("number", "desc").limit(most).execute();
	const earlier = newest.length < most ? undefined : newest.at(-1)?.number;
	if (earlier === undefined) return newest;
	const ofEach = db.selectFrom("activation").select(sql<number>`max(number)`.as("last")).where("tenant", "=", tenant).groupBy("release");
	const before = await of.where("number", "<", earlier).where("number", "in", ofEach).orderBy("number", "desc").execute();
	return [...newest, ...before];
}

/** Whether a release was ever active. */
export async function everRan(db: Kysely<Database>, tenant: string, release: number): Promise<boolean> {
	const row = await db
		.selectFrom("activation")
		.select("number")
		.where("tenant", "=", tenant)
		.where("release", "=", release)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** How many activations somebody made since a moment. */
export async function countActivationsBy(
	db: Kysely<Database>,
	{ tenant, by, since }: { tenant: string; by: string; since: number },
): Promise<number> {
	const row = await db
		.selectFrom("activation")
		.select(sql<number>`count(*)`.as("activations"))
		.where("tenant", "=", tenant)
		.where("by", "=", by)
		.where("at", ">", since)
		.executeTakeFirst();
	return Number(row?.activations ?? 0);
}

export async function findRelease(db: Kysely<Database>, tenant: string, number: number): Promise<ReleaseRow | undefined> {
	return db.selectFrom("release").selectAll().where("tenant", "=", tenant).where("number", "=", number).executeTakeFirst();
}

/** The activation that determines what runs; undefined when nothing was ever released. */
export async function lastActivation(db: Kysely<Database>, tenant: string): Promise<ActivationRow | undefined> {
	return db.selectFrom("activation").selectAll().where("tenant", "=", tenant).orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** The number of the last activation of every tenant. */
export async function lastActivations(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
	const rows = await db
		.selectFrom("activation")
		.select(["tenant", sql<number>`max(number)`.as("last")])
		.groupBy("tenant")
		.execute();
	return new Map(rows.map(({ tenant, last }) => [tenant, Number(last)]));
}

export async function filesOfRelease(db: Kysely<Database>, tenant: string, number: number): Promise<FileContents> {
	const rows = await db
		.selectFrom("release_file")
		.innerJoin("blob", (join) => join.onRef("blob.tenant", "=", "release_file.tenant").onRef("blob.hash", "=", "release_file.blob"))
		.select(["release_file.path", "blob.form", "blob.content"])
		.where("release_file.tenant", "=", tenant)
		.where("release_file.number", "=", number)
		.orderBy("release_file.path")
		.execute();
	return contentsOf(rows);
}

/** Within a write, so that nobody else can get the same number. */
export async function insertRelease(db: Kysely<Database>, release: NewRelease, files: FileContents): Promise<ReleaseRow> {
	const { tenant } = release;
	const row = await db
		.selectFrom("release")
		.select(sql<number>`coalesce(max(number), 0)`.as("last"))
		.where("tenant", "=", tenant)
		.executeTakeFirst();
	const number = Number(row?.last ?? 0) + 1;
	const hashes = await putBlobs(db, tenant, files);
	const made = await db
		.insertInto("release")
		.values({ ...release, number })
		.returningAll()
		.executeTakeFirstOrThrow();
	await db
		.insertInto("release_file")
		.values([...hashes].map(([path, blob]) => ({ tenant, number, path, blob })))
		.execute();
	return made;
}

/** Within a write: makes this release the running one. */
export async function insertActivation(db: Kysely<Database>, activation: Omit<ActivationRow, "number">): Promise<ActivationRow> {
	const last = await lastActivation(db, activation.tenant);
	return db
		.insertInto("activation")
		.values({ ...activation, number: (last?.number ?? 0) + 1 })
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** The people who approved going back to a release from what an activation made run, in order of approval. */
export async function rollBackApprovers(
	db: Kysely<Database>,
	{ tenant, release, activation }: Pick<RollBackApproval, "tenant" | "release" | "activation">,
): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("roll_back_approval")
		.select("user_id")
		.where("tenant", "=", tenant)
		.where("release", "=", release)
		.where("activation", "=", activation)
		.orderBy("at")
		.orderBy("user_id")
		.execute();
	return rows.map((row) => row.user_id);
}

/** Who approved going back to which release, while this activation is the last. */
export async function listRollBackApprovals(
	db: Kysely<Database>,
	tenant: string,
	activation: number,
): Promise<readonly RollBackApproval[]> {
	return db
		.selectFrom("roll_back_approval")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("activation", "=", activation)
		.orderBy("release", "desc")
		.orderBy("at")
		.execute();
}

/** Every approval of going back, in order. */
export async function everyRollBackApproval(db: Kysely<Database>, tenant: string): Promise<readonly RollBackApproval[]> {
	return db.selectFrom("roll_back_approval").selectAll().where("tenant", "=", tenant).orderBy("at").orderBy("user_id").execute();
}

export async function insertRollBackApproval(db: Kysely<Database>, approval: RollBackApproval): Promise<void> {
	await db
		.insertInto("roll_back_approval")
		.values(approval)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
