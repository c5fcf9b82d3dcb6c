import { type Kysely, type Selectable, sql } from "kysely";
import { type Edit, type JsonOf, readJson, writeJson } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { mostRead } from "./design-limits.ts";
import type { DesignKey, KeptEdits, MadeEdits } from "./design-store.ts";

export async function insertEdits(db: Kysely<Database>, { tenant, uuid }: DesignKey, kept: KeptEdits): Promise<void> {
	const { number, ts, userId, edits, inverse, undoes } = kept;
	await db
		.insertInto("design_edit")
		.values({ tenant, design_uuid: uuid, number, ts, user_id: userId, edits: writeJson(edits), inverse: writeJson(inverse), undoes })
		.execute();
}

/** Bytes in which these edits are stored. */
export const bytesOf = (edits: readonly Edit[]): number => Buffer.byteLength(writeJson(edits));

/** Bytes in which all edits of a design are stored, with those that undo them. The lengths stand in the rows: no text is read for it. */
export async function bytesKept(db: Kysely<Database>, { tenant, uuid }: DesignKey): Promise<number> {
	const row = await db
		.selectFrom("design_edit")
		.select(sql<number>`coalesce(sum(octet_length(edits) + octet_length(inverse)), 0)`.as("bytes"))
		.where("tenant", "=", tenant)
		.where("design_uuid", "=", uuid)
		.executeTakeFirst();
	return Number(row?.bytes ?? 0);
}

type Column = "edits" | "inverse";

/** Which acts may be read at once. */
interface Reach {
	/** The number before the first. */
	readonly after: number;
	/** How many at most. */
	readonly most: number;
}

/** Acts in order, as many as may be read at once, but always the first. `isAll`: none was left out. */
interface Stretch<Act> {
	readonly acts: readonly Act[];
	readonly isAll: boolean;
}

/** The edits after a revision. */
export async function madeAfter(db: Kysely<Database>, key: DesignKey, reach: Reach): Promise<Stretch<MadeEdits>> {
	const { acts, isAll } = await read(db, key, reach, ["edits"]);
	return { acts: acts.map((row) => ({ ...made(row), edits: readEdits(row.edits) })), isAll };
}

/** The edits after a revision, with those that undo them. */
export async function editsAfter(db: Kysely<Database>, key: DesignKey, reach: Reach): Promise<Stretch<KeptEdits>> {
	const { acts, isAll } = await read(db, key, reach, ["edits", "inverse"]);
	return { acts: acts.map((row) => ({ ...made(row), edits: readEdits(row.edits), inverse: readEdits(row.inverse) })), isAll };
}

/** What undoes the edits after a revision, act by act. */
export async function inversesAfter(db: Kysely<Database>, key: DesignKey, reach: Reach): Promise<Stretch<readonly Edit[]>> {
	const { acts, isAll } = await read(db, key, reach, ["inverse"]);
	return { acts: acts.map(({ inverse }) => readEdits(inverse)), isAll };
}

const readEdits = (text: JsonOf<readonly Edit[]>) => readJson(text);

type Row = Selectable<Database["design_edit"]>;
const made = ({ number, ts, user_id: userId, undoes }: Pick<Row, "number" | "ts" | "user_id" | "undoes">) => ({
	number,
	ts,
	userId,
	undoes,
});

async function read<Of extends Column>(db: Kysely<Database>, key: DesignKey, { after, most }: Reach, columns: readonly Of[]) {
	const { last, isAll } = await stretch(db, key, { after, most }, columns);
	const acts = await rowsAfter(db, key, after)
		.select(["number", "ts", "user_id", "undoes"])
		.select(columns)
		.where("number", "<=", last)
		.orderBy("number")
		.execute();
	return { acts, isAll };
}

/** The number of the last act that may be read with those before it: found by the lengths that stand in the rows. */
async function stretch(db: Kysely<Database>, key: DesignKey, { after, most }: Reach, columns: readonly Column[]) {
	const lengths = sql.join(
		columns.map((column) => sql`octet_length(${sql.ref(column)})`),
		sql` + `,
	);
	const rows = await rowsAfter(db, key, after)
		.select(["number", sql<number>`${lengths}`.as("bytes")])
		.orderBy("number")
		.limit(most + 1)
		.execute();
	let last = after;
	let [taken, bytes] = [0, 0];
	for (const row of rows.slice(0, most)) {
		if (taken > 0) bytes += Number(row.bytes);
		if (bytes > mostRead) break;
		taken++;
		last = row.number;
	}
	return { last, isAll: taken === rows.length };
}

const rowsAfter = (db: Kysely<Database>, { tenant, uuid }: DesignKey, after: number) =>
	db.selectFrom("design_edit").where("tenant", "=", tenant).where("design_uuid", "=", uuid).where("number", ">", after);
