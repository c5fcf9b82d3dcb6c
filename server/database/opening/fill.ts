import { type Kysely, sql } from "kysely";
import type { LaterIndex } from "../../../migrations/indexes.ts";
import { countAnew } from "../dialects/planner-statistics.ts";
import type { Database } from "../tables/tables.ts";
import { withPatience } from "./open-database.ts";

/** A fill completes a migration for existing records while servers are running. */
export interface Fill {
	/** Name of the migration and of the data that it fills. */
	readonly name: string;
	/**
	 * Does the next batch, of at most five hundred records, from where the previous batch ended, in short transactions of its own; false
	 * when nothing was left to do. Repeating a batch changes nothing.
	 */
	readonly batch: () => Promise<boolean>;
}

/** The progress of a fill: number of batches, and when it ended (milliseconds since 1970). */
interface FillProgress {
	readonly name: string;
	readonly done: number;
	readonly finished_at: number | null;
}

/** The progress of all fills that have begun. */
export async function fillProgress(db: Kysely<Database>): Promise<readonly FillProgress[]> {
	return db.selectFrom("fill_place").select(["name", "done", "finished_at"]).orderBy("name").execute();
}

interface Filling {
	readonly goesOn: () => Promise<boolean>;
	readonly now: () => number;
}

/**
 * Runs fills to their end, one batch of each in turn, so that a short one does not wait for a long one; or until `goesOn` returns false.
 * Returns the names of those that were completed. A fill that fails does not stop the others; its error is thrown after them.
 * @throws the error of the first fill that failed
 */
export async function runFills(db: Kysely<Database>, fills: readonly Fill[], { goesOn, now }: Filling): Promise<readonly string[]> {
	const begun = fills.map(({ name }) => ({ name, place: "", done: 0, finished_at: null }));
	if (begun.length === 0) return [];
	await db
		.insertInto("fill_place")
		.values(begun)
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const here = (name: string) => db.updateTable("fill_place").where("name", "=", name);
	const changed = new Set<string>();
	const ended: string[] = [];
	const failed = new Map<string, unknown>();
	const isLeft = ({ name }: Fill) => !ended.includes(name) && !failed.has(name);
	while (fills.some(isLeft)) {
		for (const { name, batch } of fills.filter(isLeft)) {
			if (!(await goesOn())) return ended;
			const done = await batch().catch((failure: unknown) => void failed.set(name, failure));
			if (done === undefined) continue;
			if (done) {
				changed.add(name);
				await here(name)
					.set((is) => ({ done: is("done", "+", 1), finished_at: null }))
					.execute();
			} else {
				await here(name)
					.set((is) => ({ finished_at: is.fn.coalesce("finished_at", is.val(now())) }))
					.execute();
				if (changed.has(name)) await countAnew(db);
				ended.push(name);
			}
		}
	}
	for (const failure of failed.values()) throw failure;
	return ended;
}

/**
 * Runs a batch for one of several, taking turns among those with work left: a short one does not wait for a long one, and none waits for
 * one that fails. A failing one is set aside until the others are done, and its error is thrown then: it may have taken seconds to fail.
 */
export function inTurn<One>(all: () => readonly One[], batchOf: (one: One) => Promise<boolean>): Fill["batch"] {
	let turn = 0;
	const failed = new Map<One, unknown>();
	return async () => {
		const from = turn % Math.max(1, all().length);
		for (const one of [...all().slice(from), ...all().slice(0, from)]) {
			turn++;
			if (failed.has(one)) continue;
			if (await batchOf(one).catch((failure: unknown) => void failed.set(one, failure))) return true;
		}
		const failures = [...failed.values()];
		failed.clear();
		if (failures.length > 0) throw failures[0];
		return false;
	};
}

/** Creates an index without blocking others; an interrupted one is created again. `url`: of PostgreSQL, null for SQLite. */
export function indexFill(
	db: Kysely<Database>,
	{ url, schema }: { readonly url: string | null; readonly schema?: string | undefined },
	{ name, table, of, unique = false, extension }: LaterIndex,
): Fill {
	const create = sql.raw(unique ? "create unique index" : "create index");
	const batch = async () => {
		if (url === null) {
			if (extension !== undefined) return false;
			const { rows } = await sql`select 1 from sqlite_master where type = 'index' and name = ${name}`.execute(db);
			if (rows.length > 0) return false;
			await sql`${create} ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(of)})`.execute(db);
			return true;
		}
		return withPatience({ url, schema }, async (patient) => {
			const { rows } = await sql<{ sound: boolean }>`select indisvalid as sound from pg_index
				join pg_class on pg_class.oid = indexrelid where relname = ${name} and pg_table_is_visible(indrelid)`.execute(patient);
			if (rows[0]?.sound === true) return false;
			const home = extension === undefined ? "" : await schemaOf(patient, extension.name);
			if (home === null) return false;
			await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(patient);
			const way = extension === undefined ? sql`` : sql`using ${sql.raw(extension.method)}`;
			const operators = extension === undefined ? sql`` : sql.id(home, extension.operators);
			await sql`${create} concurrently ${sql.ref(name)} on ${sql.table(table)} ${way} (${sql.raw(of)} ${operators})`.execute(patient);
			return true;
		});
	};
	return { name: `index ${name}`, batch };
}

/** The schema of an extension, which is created if the database and role allow it; null without it. */
async function schemaOf(db: Kysely<Database>, name: string): Promise<string | null> {
	const find = async () => {
		const { rows } = await sql<{ home: string }>`select nspname as home from pg_extension
			join pg_namespace on pg_namespace.oid = extnamespace where extname = ${name}`.execute(db);
		return rows[0]?.home ?? null;
	};
	const found = await find();
	if (found !== null) return found;
	// It is not installed on that machine, the role may not create it, or another server was first.
	await sql`create extension if not exists ${sql.id(name)} schema public`.execute(db).catch(() => undefined);
	return find();
}
