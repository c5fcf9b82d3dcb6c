import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { RecordHead, RequestHead } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";

export type TagRow = Selectable<Database["tag"]>;
export type NewTagRow = Insertable<Database["tag"]>;
export type TagChange = Pick<Updateable<Database["tag"]>, "label" | "enabled" | "request" | "process" | "deleted_at"> & {
	readonly synced: number;
};

/** What can have tags. */
export type TaggedEntity = Database["tag_use"]["entity"]["__select__"];

/** How many records have a tag. */
export interface TagUses {
	readonly requests: number;
	readonly realisations: number;
}

/** Every tag the tenant ever had, removed ones too, by label. */
export async function listTagRows(db: Kysely<Database>, tenant: string): Promise<TagRow[]> {
	return db.selectFrom("tag").selectAll().where("tenant", "=", tenant).orderBy("label").orderBy("uuid").execute();
}

export async function findTagRows(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<TagRow[]> {
	if (uuids.length === 0) return [];
	return db.selectFrom("tag").selectAll().where("tenant", "=", tenant).where("uuid", "in", uuids).execute();
}

export async function insertTagRows(db: Kysely<Database>, rows: readonly NewTagRow[]): Promise<void> {
	if (rows.length > 0) await db.insertInto("tag").values(rows).execute();
}

export async function updateTagRow(db: Kysely<Database>, tenant: string, uuid: string, change: TagChange): Promise<void> {
	await db.updateTable("tag").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

/** Uses by tag; one that nobody has is not in it. Read from the key of the use table alone. */
export async function countTagUses(db: Kysely<Database>, tenant: string): Promise<Map<string, TagUses>> {
	const rows = await db
		.selectFrom("tag_use")
		.select((select) => ["tag_uuid", "entity", select.fn.countAll<number>().as("uses")])
		.where("tenant", "=", tenant)
		.groupBy(["tag_uuid", "entity"])
		.execute();
	const uses = new Map<string, TagUses>();
	for (const { tag_uuid, entity, uses: number } of rows) {
		const before = uses.get(tag_uuid) ?? { requests: 0, realisations: 0 };
		uses.set(tag_uuid, { ...before, [entity === "request" ? "requests" : "realisations"]: Number(number) });
	}
	return uses;
}

/** The record has these tags and no others. */
export async function putTagUses(
	db: Kysely<Database>,
	tenant: string,
	entity: TaggedEntity,
	record: string,
	tags: readonly string[],
): Promise<void> {
	await db.deleteFrom("tag_use").where("tenant", "=", tenant).where("entity", "=", entity).where("record_uuid", "=", record).execute();
	if (tags.length === 0) return;
	await db
		.insertInto("tag_use")
		.values(tags.map((tag_uuid) => ({ tenant, tag_uuid, entity, record_uuid: record })))
		.execute();
}

/** Notes the processes that name the tag already: records are older than the table that counts them. */
export async function insertFoundTagUses(db: Kysely<Database>, tenant: string, tag: string): Promise<void> {
	const uses: Insertable<Database["tag_use"]>[] = [];
	for (const entity of ["realisation", "request"] as const) {
		// The text only says which records are worth reading: what they hold in another place is not a tag.
		const rows = await db
			.selectFrom(entity)
			.select(["uuid", "record"])
			.where("tenant", "=", tenant)
			.where("record", "like", `%"${tag}"%`)
			.execute();
		const tagged = rows.filter(({ record }) => tagsIn(entity, record).includes(tag));
		uses.push(...tagged.map(({ uuid }) => ({ tenant, tag_uuid: tag, entity, record_uuid: uuid })));
	}
	for (let from = 0; from < uses.length; from += 500) {
		await db
			.insertInto("tag_use")
			.values(uses.slice(from, from + 500))
			.execute();
	}
}

function tagsIn(entity: TaggedEntity, record: string): readonly string[] {
	return entity === "request" ? (JSON.parse(record) as RequestHead).Tags : (JSON.parse(record) as RecordHead).tags;
}
