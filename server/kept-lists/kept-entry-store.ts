import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { type KeptList, readJson } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { type KeptListUser, keptListOf } from "./kept-list.ts";

export type KeptEntryRow = Selectable<Database["kept_entry"]>;
type NewKeptEntryRow = Insertable<Database["kept_entry"]>;
type KeptEntryChange = Required<Updateable<Database["kept_entry"]>>;

/** How many records have an entry. */
export interface KeptEntryUses {
	readonly requests: number;
	readonly realisations: number;
}

export interface ListOfTenant {
	readonly tenant: string;
	readonly list: KeptList;
}

/** Every entry that the list ever had, including removed ones, by label. */
export async function listKeptEntryRows(db: Kysely<Database>, { tenant, list }: ListOfTenant): Promise<KeptEntryRow[]> {
	return db
		.selectFrom("kept_entry")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("list", "=", list)
		.orderBy("label")
		.orderBy("uuid")
		.execute();
}

export async function findKeptEntryRows(
	db: Kysely<Database>,
	{ tenant, list }: ListOfTenant,
	uuids: readonly string[],
): Promise<KeptEntryRow[]> {
	if (uuids.length === 0) return [];
	const asked = [...new Set(uuids)];
	return db.selectFrom("kept_entry").selectAll().where("tenant", "=", tenant).where("list", "=", list).where("uuid", "in", asked).execute();
}

export async function insertKeptEntryRows(db: Kysely<Database>, rows: readonly NewKeptEntryRow[]): Promise<void> {
	for (const some of inParts(rows)) await db.insertInto("kept_entry").values(some).execute();
}

export async function updateKeptEntryRow(
	db: Kysely<Database>,
	{ tenant, list }: ListOfTenant,
	uuid: string,
	change: KeptEntryChange,
): Promise<void> {
	await db.updateTable("kept_entry").set(change).where("tenant", "=", tenant).where("list", "=", list).where("uuid", "=", uuid).execute();
}

/** Uses by entry; unused entries are absent. Read from the primary key of the use table alone. */
export async function countKeptUses(db: Kysely<Database>, { tenant, list }: ListOfTenant): Promise<Map<string, KeptEntryUses>> {
	const rows = await db
		.selectFrom("kept_use")
		.select((select) => ["entry_uuid", "entity", select.fn.countAll<number>().as("uses")])
		.where("tenant", "=", tenant)
		.where("list", "=", list)
		.groupBy(["entry_uuid", "entity"])
		.execute();
	const uses = new Map<string, KeptEntryUses>();
	for (const { entry_uuid, entity, uses: number } of rows) {
		const before = uses.get(entry_uuid) ?? { requests: 0, realisations: 0 };
		uses.set(entry_uuid, { ...before, [entity === "request" ? "requests" : "realisations"]: Number(number) });
	}
	return uses;
}

/** Replaces the record's entries of the list. */
export async function putKeptUses(
	db: Kysely<Database>,
	{ tenant, list }: ListOfTenant,
	entity: KeptListUser,
	record: string,
	entries: readonly string[],
): Promise<void> {
	await db
		.deleteFrom("kept_use")
		.where("tenant", "=", tenant)
		.where("list", "=", list)
		.where("entity", "=", entity)
		.where("record_uuid", "=", record)
		.execute();
	const uses = entries.map((entry_uuid) => ({ tenant, list, entry_uuid, entity, record_uuid: record }));
	for (const some of inParts(uses)) await db.insertInto("kept_use").values(some).execute();
}

/**
 * Stores the uses in records that are older than the use table. `fields`: paths of the fields that contain a PID. Searching the text only
 * finds records worth reading: an entry elsewhere in the record does not count.
 */
export async function insertFoundKeptUses(
	db: Kysely<Database>,
	{ tenant, list }: ListOfTenant,
	entry: string,
	fields: readonly string[],
): Promise<void> {
	const { heldBy, givenTo } = keptListOf(list);
	const named = sql<boolean>`${sql.ref("record")} like ${`%"${entry}"%`}`;
	const processes = await db.selectFrom("realisation").select(["uuid", "record"]).where("tenant", "=", tenant).where(named).execute();
	const requests = givenTo.request
		? await db.selectFrom("request").select(["uuid", "record"]).where("tenant", "=", tenant).where(named).execute()
		: [];
	const having = {
		realisation: processes.filter(({ record }) => heldBy.realisation(readJson(record), fields).includes(entry)),
		request: requests.filter(({ record }) => heldBy.request(readJson(record)).includes(entry)),
	};
	const uses = (["realisation", "request"] as const).flatMap((entity) =>
		having[entity].map(({ uuid }) => ({ tenant, list, entry_uuid: entry, entity, record_uuid: uuid })),
	);
	for (const some of inParts(uses)) await db.insertInto("kept_use").values(some).execute();
}

/** Batches of as many rows as one statement takes on any database. */
function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
	const most = 500;
	return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most));
}
