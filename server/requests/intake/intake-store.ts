import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { JsonOf, RequestHead } from "../../../engine/index.ts";
import { preparedChange } from "../../database/prepared.ts";
import type { Database } from "../../database/tables.ts";

type Row = Selectable<Database["request"]>;
type SourceRow = Insertable<Database["request_source"]>;

/** What is known about a request that is imported again. */
export interface KnownRequest extends Pick<Row, "uuid" | "status" | "code" | "realisation_uuid"> {
	readonly external_ref: string;
	/** Fingerprints of what the source sent last; null for a request that did not arrive this way. */
	readonly whole: string | null;
	readonly place: string | null;
	readonly tags: string | null;
}

/** What a source can change of a request that is stored. */
type ToldChange = Pick<
	Row,
	"status" | "latitude" | "longitude" | "nomatch" | "submitted_at" | "created_at" | "processed_at" | "synced" | "record" | "docs"
>;

/** Bounds the length of a statement. */
const atATime = 500;

/** The requests that are stored under these references of their source, by reference. */
export async function findKnownRequests(
	db: Kysely<Database>,
	tenant: string,
	externalRefs: readonly string[],
): Promise<ReadonlyMap<string, KnownRequest>> {
	const known = new Map<string, KnownRequest>();
	for (let start = 0; start < externalRefs.length; start += atATime) {
		const rows = await db
			.selectFrom("request")
			.leftJoin("request_source", (join) =>
				join.onRef("request_source.tenant", "=", "request.tenant").onRef("request_source.request_uuid", "=", "request.uuid"),
			)
			.select(["request.uuid", "request.status", "request.code", "request.realisation_uuid", "request.external_ref"])
			.select(["request_source.whole", "request_source.place", "request_source.tags"])
			.where("request.tenant", "=", tenant)
			.where("request.external_ref", "in", externalRefs.slice(start, start + atATime))
			.execute();
		for (const row of rows) if (row.external_ref !== null) known.set(row.external_ref, { ...row, external_ref: row.external_ref });
	}
	return known;
}

/** The stored record of a request, as text. */
export async function getStoredRecord(db: Kysely<Database>, tenant: string, uuid: string): Promise<JsonOf<RequestHead>> {
	const row = await db
		.selectFrom("request")
		.select("record")
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.executeTakeFirstOrThrow();
	return row.record;
}

const update = preparedChange<ToldChange & { tenant: string; uuid: string }>((db, value) =>
	db
		.updateTable("request")
		.set({
			status: value("status"),
			latitude: value("latitude"),
			longitude: value("longitude"),
			nomatch: value("nomatch"),
			submitted_at: value("submitted_at"),
			created_at: value("created_at"),
			processed_at: value("processed_at"),
			synced: value("synced"),
			record: value("record"),
			docs: value("docs"),
		})
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

export async function updateToldRequest(db: Kysely<Database>, tenant: string, uuid: string, change: ToldChange): Promise<void> {
	await update(db, { tenant, uuid, ...change });
}

/** Keeps what was told of requests, in place of what was told of them before. */
export async function putSourceRows(db: Kysely<Database>, rows: readonly SourceRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += atATime) {
		await db
			.insertInto("request_source")
			.values(rows.slice(start, start + atATime))
			.onConflict((conflict) =>
				conflict.columns(["tenant", "request_uuid"]).doUpdateSet({
					whole: sql.ref("excluded.whole"),
					place: sql.ref("excluded.place"),
					tags: sql.ref("excluded.tags"),
					told_at: sql.ref("excluded.told_at"),
				}),
			)
			.execute();
	}
}
