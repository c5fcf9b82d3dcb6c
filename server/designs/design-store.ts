import { createHash } from "node:crypto";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { type BundleFiles, type Edit, type JsonOf, readJson, writeJson } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";

export type DesignRow = Selectable<Database["design"]>;

export interface DesignKey {
	readonly tenant: string;
	readonly uuid: string;
}

/** What is in a file: its text, or bytes that are no text in base64. */
export interface FileContent {
	readonly form: "text" | "base64";
	readonly content: string;
}

/** One call's edits. */
export interface KeptEdits {
	readonly number: number;
	readonly ts: number;
	readonly userId: string;
	readonly edits: readonly Edit[];
	readonly inverse: readonly Edit[];
	readonly undoes: number | null;
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

/** The files of a design, by path. Null for what is no text. */
export async function filesOf(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<BundleFiles> {
	const rows = await db
		.selectFrom("design_file")
		.innerJoin("blob", (join) => join.onRef("blob.tenant", "=", "design_file.tenant").onRef("blob.hash", "=", "design_file.blob"))
		.select(["design_file.path", "blob.form", sql<string | null>`case when blob.form = 'text' then blob.content end`.as("text")])
		.where("design_file.tenant", "=", tenant)
		.where("design_file.design_uuid", "=", uuid)
		.orderBy("design_file.path")
		.execute();
	return new Map(rows.map(({ path, text }) => [path, text]));
}

/** Characters in which the files of a design are kept, those that are no text too. */
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

export async function insertDesign(
	db: Kysely<Database>,
	design: Insertable<Database["design"]>,
	files: ReadonlyMap<string, FileContent>,
): Promise<void> {
	await db.insertInto("design").values(design).execute();
	for (const [path, content] of files) await putFile(db, design, path, content);
}

/** Changes the files of a design; a file without content goes. Of what no file holds any more nothing is left. */
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
		} else await putFile(db, key, path, { form: "text", content: text });
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

export async function insertEdits(db: Kysely<Database>, { tenant, uuid }: DesignKey, kept: KeptEdits): Promise<void> {
	const { number, ts, userId, edits, inverse, undoes } = kept;
	await db
		.insertInto("design_edit")
		.values({ tenant, design_uuid: uuid, number, ts, user_id: userId, edits: writeJson(edits), inverse: writeJson(inverse), undoes })
		.execute();
}

/** The edits after a revision, in their order. */
export async function editsAfter(
	db: Kysely<Database>,
	{ tenant, uuid }: DesignKey,
	after: number,
	most: number,
): Promise<readonly KeptEdits[]> {
	const rows = await db
		.selectFrom("design_edit")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("design_uuid", "=", uuid)
		.where("number", ">", after)
		.orderBy("number")
		.limit(most)
		.execute();
	return rows.map(({ number, ts, user_id: userId, edits, inverse, undoes }) => ({
		...{ number, ts, userId, undoes },
		edits: readEdits(edits),
		inverse: readEdits(inverse),
	}));
}

const readEdits = (text: JsonOf<readonly Edit[]>) => readJson(text);

async function putFile(db: Kysely<Database>, { tenant, uuid }: DesignKey, path: string, { form, content }: FileContent): Promise<void> {
	const hash = hashOf(form, content);
	await db
		.insertInto("blob")
		.values({ tenant, hash, form, content })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await db
		.insertInto("design_file")
		.values({ tenant, design_uuid: uuid, path, blob: hash })
		.onConflict((conflict) => conflict.columns(["tenant", "design_uuid", "path"]).doUpdateSet({ blob: hash }))
		.execute();
}

async function dropUnused(db: Kysely<Database>, tenant: string, hash: string): Promise<void> {
	await db
		.deleteFrom("blob")
		.where("tenant", "=", tenant)
		.where("hash", "=", hash)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("design_file").select("path").where("design_file.tenant", "=", tenant).where("design_file.blob", "=", hash))),
		)
		.execute();
}

function hashOf(form: string, content: string): string {
	return createHash("sha256").update(`${form}\n${content}`).digest("hex");
}
