import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import { type Codes, type EventType, everyCode, type RoundEvent, today } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

/** Selects the processes of a report. */
interface ProcessChoice {
	readonly codes: Codes;
	readonly status: string | null;
	/** Range of its creation, end exclusive; null: any time. */
	readonly created: { readonly from: number; readonly to: number } | null;
}

interface ProcessRow {
	readonly uuid: string;
	readonly code: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
	/** JSON texts: the value at each of the selected paths, or the whole record. */
	readonly texts: readonly (string | null)[];
}

/** Few enough that reading and adding them up blocks nobody: a few milliseconds. */
const rowsAtATime = 100;

/**
 * The processes in batches, in order of uuid; each is read once, in its current state. Between batches other calls get their turn.
 * `picked`: paths in the record; null for all of it.
 */
export async function* processPages(
	db: Kysely<Database>,
	tenant: string,
	choice: ProcessChoice,
	picked: readonly string[] | null,
): AsyncGenerator<readonly ProcessRow[]> {
	const { codes, status, created } = choice;
	const picks = picked === null ? [sql<string | null>`whole`] : picked.map((path) => textAt(db, path));
	const whole = picked !== null && isPostgres(db) ? sql<string>`record::jsonb` : sql<string>`record`;
	if (codes !== everyCode && codes.length === 0) return;
	let after = "";
	for (;;) {
		let query = db
			.selectFrom("realisation")
			.select(["uuid", "code", "flow_uuid", "flow_version", whole.as("whole")])
			.where("tenant", "=", tenant)
			.where("uuid", ">", after)
			.orderBy("uuid")
			.limit(rowsAtATime);
		if (codes !== everyCode) query = query.where("code", "in", codes);
		if (status !== null) query = query.where("status", "=", status);
		if (created !== null) query = query.where("created_at", ">=", created.from).where("created_at", "<", created.to);
		// The limit is in the subquery, so that each record is read once, however many paths are selected.
		const found = await db
			.selectFrom(query.as("page"))
			.select(["uuid", "code", "flow_uuid", "flow_version"])
			.select(picks.map((pick, index) => pick.as(`pick${index}`)))
			.orderBy("uuid")
			.execute();
		const rows = found.map(({ uuid, code, flow_uuid, flow_version, ...texts }) => ({
			...{ uuid, code, flow_uuid, flow_version },
			texts: picks.map((_, index) => texts[`pick${index}`] ?? null),
		}));
		if (rows.length > 0) yield rows;
		if (rows.length < rowsAtATime) return;
		after = rows.at(-1)?.uuid ?? after;
		await new Promise((resolve) => setImmediate(resolve));
	}
}

const isPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** JSON text of the value at a path of the record. */
function textAt(db: Kysely<Database>, path: string): RawBuilder<string | null> {
	const names = path.split(".");
	if (isPostgres(db)) return sql<string | null>`(whole #> ${names}::text[])::text`;
	return sql<string | null>`whole -> ${`$${names.map((name) => `.${JSON.stringify(name)}`).join("")}`}`;
}

const msPerHour = 3_600_000;
const msPerDay = 24 * msPerHour;

/** Years in which processes were created, whatever their status, oldest first. */
export async function yearsOfCreation(db: Kysely<Database>, tenant: string, codes: Codes): Promise<readonly string[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	// Days that begin an hour before those of UTC: at new year that is midnight in the Netherlands.
	const day = sql<number>`(created_at + ${sql.lit(msPerHour)}) / ${sql.lit(msPerDay)}`;
	const within = db.selectFrom("realisation").select(day.as("day")).distinct().where("tenant", "=", tenant);
	const rows = await (codes === everyCode ? within : within.where("code", "in", codes)).execute();
	return [...new Set(rows.map((row) => today(row.day * msPerDay - msPerHour).slice(0, 4)))].sort();
}

/** The events from which the rounds of a step follow. */
const counting: readonly EventType[] = [
	"step-start",
	"step-end",
	"step-reset",
	"step-reopen",
	"flow-change",
	"completed",
	"onhold-start",
	"onhold-end",
	"cancelled-start",
	"cancelled-end",
];

export interface CountingEvent extends RoundEvent {
	readonly realisation_uuid: string;
}

/** When the steps of these processes were open and when they stood still, oldest first. */
export async function countingEvents(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<readonly CountingEvent[]> {
	const rows = await db
		.selectFrom("realisation_event")
		.select(["realisation_uuid", "type", "ts", "meta"])
		.where("tenant", "=", tenant)
		.where("realisation_uuid", "in", uuids)
		.where("type", "in", counting)
		.orderBy("realisation_uuid")
		.orderBy("number")
		.execute();
	return rows.map(({ realisation_uuid, type, ts, meta }) => ({ realisation_uuid, type: type as EventType, ts, meta: JSON.parse(meta) }));
}

interface RequestCount {
	readonly status: number;
	readonly connected: boolean;
	readonly count: number;
}

export async function requestCounts(db: Kysely<Database>, tenant: string, codes: Codes): Promise<readonly RequestCount[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	let query = db
		.selectFrom("request")
		.select(({ fn }) => ["status", fn.countAll<number>().as("all"), fn.count<number>("realisation_uuid").as("taken")])
		.where("tenant", "=", tenant)
		.groupBy("status");
	if (codes !== everyCode) query = query.where("code", "in", codes);
	return (await query.execute()).flatMap(({ status, all, taken }) => [
		{ status, connected: true, count: taken },
		{ status, connected: false, count: all - taken },
	]);
}

/** Judged requests by the hour of their last judgement: no month or year begins within an hour. */
export async function judgedByHour(
	db: Kysely<Database>,
	tenant: string,
	codes: Codes,
): Promise<readonly { readonly at: number; readonly count: number }[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	const hour = sql<number>`processed_at / ${sql.lit(msPerHour)}`;
	let query = db
		.selectFrom("request")
		.select(({ fn }) => [hour.as("hour"), fn.countAll<number>().as("count")])
		.where("tenant", "=", tenant)
		.where("status", "in", [3, 4, 5])
		.where("processed_at", "is not", null)
		.groupBy(hour);
	if (codes !== everyCode) query = query.where("code", "in", codes);
	return (await query.execute()).map((row) => ({ at: row.hour * msPerHour, count: row.count }));
}

export async function processCounts(
	db: Kysely<Database>,
	tenant: string,
	codes: Codes,
): Promise<readonly { readonly status: string; readonly count: number }[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	let query = db
		.selectFrom("realisation")
		.select(({ fn }) => ["status", fn.countAll<number>().as("count")])
		.where("tenant", "=", tenant)
		.groupBy("status");
	if (codes !== everyCode) query = query.where("code", "in", codes);
	return query.execute();
}
