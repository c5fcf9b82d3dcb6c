import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { sortedDigits } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { changeRows, jsonMember, jsonOf, numbered, showRows, textOfJson } from "../../database/writing/staged-rows.ts";

type Row = Selectable<Database["request"]>;

/** The stored state of a request that is imported again. */
export interface KnownRequest extends Pick<Row, "uuid" | "status" | "code" | "realisation_uuid" | "synced"> {
	readonly external_ref: string;
	/** Fingerprints of what the source last sent; null for a request that was not imported. */
	readonly whole: string | null;
	readonly place: string | null;
	readonly tags: string | null;
}

/** Bounds the length of a statement. */
const atATime = 500;

/** The stored requests with these references of their source, by reference. */
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
			.select(["request.uuid", "request.status", "request.code", "request.realisation_uuid", "request.external_ref", "request.synced"])
			.select(["request_source.whole", "request_source.place", "request_source.tags"])
			.where("request.tenant", "=", tenant)
			.where("request.external_ref", "in", externalRefs.slice(start, start + atATime))
			.execute();
		for (const row of rows) if (row.external_ref !== null) known.set(row.external_ref, { ...row, external_ref: row.external_ref });
	}
	return known;
}

/** The state on which a change builds: the stored record, its clock and how often it was judged, by uuid. */
export async function findStoredForChange(
	db: Kysely<Database>,
	tenant: string,
	uuids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Row, "record" | "synced"> & { readonly judgements: number }>> {
	const judged = await db
		.selectFrom("request_judgement")
		.select(["request_uuid", (select) => select.fn.max("number").as("last")])
		.where("tenant", "=", tenant)
		.where("request_uuid", "in", uuids)
		.groupBy("request_uuid")
		.execute();
	const counts = new Map(judged.map(({ request_uuid, last }) => [request_uuid, last]));
	const rows = await db
		.selectFrom("request")
		.select(["uuid", "record", "synced"])
		.where("tenant", "=", tenant)
		.where("uuid", "in", uuids)
		.execute();
	return new Map(rows.map(({ uuid, ...row }) => [uuid, { ...row, judgements: counts.get(uuid) ?? 0 }]));
}

interface ShownIntake {
	readonly run: string;
	readonly tenant: string;
	/** Placeholder for the number in the staged references, which already contain the acronym and the letter. */
	readonly number: string;
	readonly counter: number;
	/** Offsets to add to a row's number: for the counters and clocks of new requests, and for the clocks of changed ones. */
	readonly counters: number;
	readonly addedClocks: number;
	readonly changedClocks: number;
	/** Number of requests that change. */
	readonly changed: number;
}

/**
 * Puts everything that a run staged into the tables, in a dozen statements. False when a request was changed or taken in meanwhile: the
 * caller must then roll back.
 */
export async function showStagedRequests(db: Kysely<Database>, shown: ShownIntake): Promise<boolean> {
	const { run, tenant } = shown;
	const known = await sql<{ uuid: string }>`select request.uuid from staged_row
		join request on request.tenant = ${tenant} and request.external_ref = ${jsonMember(db, "external_ref")}
		where staged_row.run = ${run} and staged_row.target = 'request' limit 1`.execute(db);
	if (known.rows.length > 0) return false;
	const changed = await changeRows(db, run, {
		table: "request",
		target: "changed_request",
		columns: ["status", "latitude", "longitude", "nomatch", "submitted_at", "created_at", "processed_at", "record", "docs"],
		computed: { synced: ({ number }) => sql`${number} + ${sql.lit(shown.changedClocks)}` },
		unchanged: { column: "synced" },
	});
	if (changed !== shown.changed) return false;
	await changeRows(db, run, {
		table: "request_row",
		target: "changed_row",
		columns: ["status", "submitted_at", "processed_at", "reference", "search", "parts", "cells"],
		computed: { synced: ({ number }) => sql`${number} + ${sql.lit(shown.changedClocks)}` },
		unchanged: { column: "synced" },
	});
	await showRows(db, run, {
		target: "request",
		columns: [
			...["tenant", "uuid", "external_ref", "code", "status", "realisation_uuid", "latitude", "longitude", "nomatch"],
			...["submitted_at", "created_at", "processed_at", "stored_at", "docs"],
		],
		computed: {
			counter: ({ number }) => sql`${number} + ${sql.lit(shown.counters)}`,
			synced: ({ number }) => sql`${number} + ${sql.lit(shown.addedClocks)}`,
			ref: ({ member, number }) => withNumber(member("ref"), number),
			case_ref: ({ member, number }) => withNumber(member("case_ref"), number),
			// Quotes within a text of the record are preceded by a backslash, so this only matches the member itself.
			record: ({ member, number }) =>
				withNumber(
					sql`replace(${member("record")}, ${sql.lit(`"counter":${shown.counter},`)}, ${sql.lit('"counter":')} || (${number} + ${sql.lit(shown.counters)}) || ',')`,
					number,
				),
		},
	});
	await showRows(db, run, {
		target: "request_row",
		columns: ["tenant", "uuid", "code", "status", "process_uuid", "submitted_at", "processed_at"],
		computed: {
			synced: ({ number }) => sql`${number} + ${sql.lit(shown.addedClocks)}`,
			reference: ({ member, number }) => withNumber(member("reference"), number, inSortKey),
			search: ({ member, number }) => withNumber(member("search"), number, inSearch),
			parts: ({ member, number }) => withNumber(member("parts"), number, inSearch),
			cells: ({ member, number }) => jsonOf(db, withNumber(textOfJson(db, member("cells")), number, inSearch)),
		},
	});
	for (const table of [
		{
			target: "request_judgement",
			columns: ["tenant", "request_uuid", "number", "status", "reason", "remarks", "user_id", "processed_at"],
		},
		{ target: "request_source", columns: sourceColumns },
		{ target: "file", columns: fileColumns, ignore: true },
	]) {
		await showRows(db, run, table);
	}
	await sql`delete from kept_use where tenant = ${tenant} and list = 'tags' and entity = 'request' and record_uuid in (
		select ${jsonMember(db, "record_uuid")} from staged_row where run = ${run} and target = 'changed_tags')`.execute(db);
	await showRows(db, run, { target: "kept_use", columns: ["tenant", "list", "entry_uuid", "entity", "record_uuid"] });
	await sql`delete from request_source where tenant = ${tenant} and request_uuid in (
		select ${jsonMember(db, "request_uuid")} from staged_row where run = ${run} and target = 'changed_source')`.execute(db);
	await showRows(db, run, { target: "request_source", from: "changed_source", columns: sourceColumns });
	return true;

	function withNumber(text: RawBuilder<unknown>, number: RawBuilder<number>, { letter, digits }: Written = inReference) {
		const counter = sql<number>`${number} + ${sql.lit(shown.counters)}`;
		return sql`replace(${text}, ${sql.lit(shown.number)}, ${numbered(db, letter, counter, digits)})`;
	}
}

/** How a number is written after its letter: for people, for comparison, and for sorting; see collationKey. */
interface Written {
	readonly letter: string;
	readonly digits: number;
}
const inReference: Written = { letter: "A", digits: 5 };
const inSearch: Written = { letter: "a", digits: 5 };
const inSortKey: Written = { letter: "a", digits: sortedDigits };

const sourceColumns = ["tenant", "request_uuid", "whole", "place", "tags", "told_at"];
const fileColumns = [
	...["tenant", "uuid", "owner", "owner_uuid", "category", "filename", "extension", "created_at", "created_by", "uploaded_at", "size"],
	...["sha256", "stored", "used", "suspect", "gdpr", "missing", "deleted", "checked"],
];
