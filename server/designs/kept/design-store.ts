import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { BundleFiles, Edit } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { contentsOf, dropUnused, putBlobs } from "../../tenants/blob-store.ts";
import { type FileContents, textsOf } from "../../tenants/file-content.ts";

export type DesignRow = Selectable<Database["design"]>;

export interface DesignKey {
	readonly tenant: string;
	readonly uuid: string;
}

/** The edits of one call. */
export interface MadeEdits {
	readonly number: number;
	readonly ts: number;
	readonly userId: string;
	readonly edits: readonly Edit[];
	readonly undoes: number | null;
}

/** The edits of one call, with those that undo them. */
export interface KeptEdits extends MadeEdits {
	readonly inverse: readonly Edit[];
}

export async function listDesigns(db: Kysely<Database>, tenant: string): Promise<readonly DesignRow[]> {
	return db.selectFrom("design").selectAll().where("tenant", "=", tenant).orderBy("changed_at", "desc").orderBy("uuid").execute();
}

export async function countDesigns(db: Kysely<Database>, tenant: string): Promise<number> {
	const row = await db.selectFrom("design").select(sql<number>`count(*)`.as("designs")).where("tenant", "=", tenant).executeTakeFirst();
	return Number(row?.designs ?? 0);
}

export async function findDesign(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<DesignRow | undefined> {
	return db.selectFrom("design").selectAll().where("tenant", "=", tenant).where("uuid", "=", uuid).executeTakeFirst();
}

/** The files of a design, by path; null for binary files. */
export async function filesOf(db: Kysely<Database>, key: DesignKey): Promise<BundleFiles> {
	return textsOf(await contentsOfDesign(db, key));
}

export async function contentsOfDesign(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<FileContents> {
	const rows = await db
		.selectFrom("design_file")
		.innerJoin("blob", (join) => join.onRef("blob.tenant", "=", "design_file.tenant").onRef("blob.hash", "=", "design_file.blob"))
		.select(["design_file.path", "blob.form", "blob.content"])
		.where("design_file.tenant", "=", tenant)
		.where("design_file.design_uuid", "=", uuid)
		.orderBy("design_file.path")
		.execute();
	return contentsOf(rows);
}

/** Number of characters in which the files of a design are stored, including binary ones. */
export async function sizeOf(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<number> {
	const row = await db
		.selectFrom("design_file")
		.innerJoin("blob", (join) => join.onRef("blob.tenant", "=", "design_file.tenant").onRef("blob.hash", "=", "design_file.blob"))
		.select(sql<number>`coalesce(sum(length(blob.content)), 0)`.as("size"))
		.where("design_file.tenant", "=", tenant)
		.where("design_file.design_uuid", "=", uuid)
		.executeTakeFirst();
	return Number(row?.size ?? 0);
}

export async function insertDesign(db: Kysely<Database>, design: Insertable<Database["design"]>, files: FileContents): Promise<void> {
	await db.insertInto("design").values(design).execute();
	await putFiles(db, design, files);
}

/** Changes the files of a design; a file without content is removed. Content that no file has any longer is removed too. */
export async function changeFiles(db: Kysely<Database>, key: DesignKey, changed: ReadonlyMap<string, string | undefined>): Promise<void> {
	for (const [path, text] of changed) {
		const before = await db
			.selectFrom("design_file")
			.select("blob")
			.where("tenant", "=", key.tenant)
			.where("design_uuid", "=", key.uuid)
			.where("path", "=", path)
			.executeTakeFirst();
		if (text === undefined) {
			await db
				.deleteFrom("design_file")
				.where("tenant", "=", key.tenant)
				.where("design_uuid", "=", key.uuid)
				.where("path", "=", path)
				.execute();
		} else await putFiles(db, key, new Map([[path, { form: "text", content: text }]]));
		if (before !== undefined) await dropUnused(db, key.tenant, before.blob);
	}
}

export async function updateDesign(
	db: Kysely<Database>,
	{ tenant, uuid }: DesignKey,
	change: Pick<DesignRow, "revision" | "changed_at" | "changed_by">,
): Promise<void> {
	await db.updateTable("design").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

async function putFiles(db: Kysely<Database>, { tenant, uuid }: DesignKey, files: FileContents): Promise<void> {
	for (const [path, blob] of await putBlobs(db, tenant, files)) {
		await db
			.insertInto("design_file")
			.values({ tenant, design_uuid: uuid, path, blob })
			.onConflict((conflict) => conflict.columns(["tenant", "design_uuid", "path"]).doUpdateSet({ blob }))
			.execute();
	}
}

/** The people who changed a design. */
export async function authorsOf(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectFrom("design_edit")
		.select("user_id")
		.distinct()
		.where("tenant", "=", tenant)
		.where("design_uuid", "=", uuid)
		.execute();
	return new Set(rows.map((row) => row.user_id));
}

/** The people who approved a revision, in order of approval. */
export async function approversOf(db: Kysely<Database>, { tenant, uuid }: DesignKey, revision: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("design_approval")
		.select("user_id")
		.where("tenant", "=", tenant)
		.where("design_uuid", "=", uuid)
		.where("revision", "=", revision)
		.orderBy("at")
		.orderBy("user_id")
		.execute();
	return rows.map((row) => row.user_id);
}

export async function insertApproval(db: Kysely<Database>, approval: Insertable<Database["design_approval"]>): Promise<void> {
	await db
		.insertInto("design_approval")
		.values(approval)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
