import type { Kysely } from "kysely";
import { entriesSayWhere, type KeptList, type TenantDefinition } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { Database } from "../database/tables/tables.ts";
import type { ProblemError } from "../problems/problem.ts";
import { type KeptEntryAnswer, keptEntryAnswer } from "./kept-entry-schema.ts";
import {
	countKeptUses,
	findKeptEntryRows,
	insertFoundKeptUses,
	insertKeptEntryRows,
	type KeptEntryRow,
	type ListOfTenant,
	listKeptEntryRows,
	putKeptUses,
} from "./kept-entry-store.ts";
import { type KeptListUser, keptListOf } from "./kept-list.ts";

export type { KeptListUser };

/**
 * The entries of a list, including removed ones, by label. `counted`: with the number of records that have each, over every geography code
 * and therefore only for administrators.
 */
export async function keptEntriesOf(
	db: Kysely<Database>,
	of: ListOfTenant,
	{ counted }: { readonly counted: boolean },
): Promise<readonly KeptEntryAnswer[]> {
	const rows = await listKeptEntryRows(db, of);
	if (!counted) return rows.map((row) => keptEntryAnswer(row, null));
	const uses = rows.length === 0 ? new Map() : await countKeptUses(db, of);
	return rows.map((row) => keptEntryAnswer(row, uses.get(row.uuid)));
}

interface NamedEntry {
	/** Its place in the request. */
	readonly path: string;
	readonly entry: string;
}

/**
 * Problems with the entries that somebody puts on a record of this kind: an entry that is unknown, switched off, removed or meant for other
 * records cannot be newly chosen. One that the record already `has` may stay.
 */
export async function entryProblems(
	db: Kysely<Database>,
	of: ListOfTenant,
	entity: KeptListUser,
	named: readonly NamedEntry[],
	has: (entry: string) => boolean,
): Promise<readonly ProblemError[]> {
	const added = named.filter(({ entry }) => !has(entry));
	const rows = await findKeptEntryRows(
		db,
		of,
		added.map(({ entry }) => entry),
	);
	const usable = new Set(rows.filter((row) => row.enabled === 1 && isMeantFor(row, entity)).map(({ uuid }) => uuid));
	return added.flatMap(({ path, entry }) => (usable.has(entry) ? [] : [{ path, message: keptListOf(of.list).unknown }]));
}

/** The same for the tags that somebody puts on a record, at `data.tags`. */
export function tagProblems(
	db: Kysely<Database>,
	tenant: string,
	entity: KeptListUser,
	tags: readonly string[],
	has: (tag: string) => boolean,
): Promise<readonly ProblemError[]> {
	const named = tags.map((entry, index) => ({ path: `data.tags.${index}`, entry }));
	return entryProblems(db, { tenant, list: "tags" }, entity, named, has);
}

/**
 * Stores which entries of a list a record has. Call this in the transaction of every write that changes them, also for a new record. An
 * entry that the tenant does not have is left out.
 */
export async function keepEntryUses(
	db: Kysely<Database>,
	of: ListOfTenant,
	entity: KeptListUser,
	record: string,
	entries: readonly string[],
): Promise<void> {
	const known = await findKeptEntryRows(db, of, entries);
	await putKeptUses(
		db,
		of,
		entity,
		record,
		known.map(({ uuid }) => uuid),
	);
}

/**
 * The tags of a request that are copied to the process it is connected to: those allowed on processes. A tag that is switched off is copied
 * too, since nobody newly chose it. For the engine's command `copy-tags`.
 */
export async function tagsForProcess(db: Kysely<Database>, tenant: string, tags: readonly string[]): Promise<readonly string[]> {
	const rows = await findKeptEntryRows(db, { tenant, list: "tags" }, tags);
	const fit = new Set(rows.filter((row) => isMeantFor(row, "realisation")).map(({ uuid }) => uuid));
	return tags.filter((tag) => fit.has(tag));
}

interface SeedOrder {
	readonly entries: NonNullable<TenantDefinition[KeptList]>;
	readonly now: number;
	/** Paths of the fields that contain a PID. */
	readonly fields: readonly string[];
}

/** Creates the entries in the tenant's file. An existing entry keeps the state that somebody gave it. */
export async function seedKeptList({ db, tick }: WriteScope, of: ListOfTenant, { entries, now, fields }: SeedOrder): Promise<void> {
	const rows = await findKeptEntryRows(
		db,
		of,
		entries.map(({ uuid }) => uuid),
	);
	const known = new Set(rows.map(({ uuid }) => uuid));
	const fresh = entries.filter(({ uuid }) => !known.has(uuid));
	const { givenTo } = keptListOf(of.list);
	await insertKeptEntryRows(
		db,
		fresh.map((entry) => {
			const { uuid, label, enabled = true, deleted_at = null } = entry;
			const { request = givenTo.request, process = givenTo.realisation } = entriesSayWhere(of.list) ? entry : {};
			const where = { request: Number(request), process: Number(process) };
			return { ...of, uuid, label, enabled: Number(enabled), ...where, created_at: now, deleted_at, synced: tick() };
		}),
	);
	for (const { uuid } of fresh) await insertFoundKeptUses(db, of, uuid, fields);
}

function isMeantFor({ deleted_at, request, process }: KeptEntryRow, entity: KeptListUser): boolean {
	return deleted_at === null && (entity === "request" ? request : process) === 1;
}
