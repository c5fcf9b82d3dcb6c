import type { Kysely } from "kysely";
import type { TenantDefinition } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import type { ProblemError } from "../problems/problem.ts";
import { type TagAnswer, tagAnswer } from "./tag-schema.ts";
import {
	countTagUses,
	findTagRows,
	insertFoundTagUses,
	insertTagRows,
	listTagRows,
	putTagUses,
	type TaggedEntity,
	type TagRow,
} from "./tag-store.ts";

export type { TaggedEntity };

/**
 * The tags of the tenant, removed ones too, by label. `counted`: with how many records have each, which is over
 * every geography code and so nobody's but an administrator's.
 */
export async function tagsOf(
	db: Kysely<Database>,
	tenant: string,
	{ counted }: { readonly counted: boolean },
): Promise<readonly TagAnswer[]> {
	const rows = await listTagRows(db, tenant);
	if (!counted) return rows.map((row) => tagAnswer(row, null));
	const uses = rows.length === 0 ? new Map() : await countTagUses(db, tenant);
	return rows.map((row) => tagAnswer(row, uses.get(row.uuid)));
}

/**
 * What is wrong with the tags that somebody gives a record of this kind, by their place under `data.tags`: one that is
 * unknown, switched off, removed or meant for other records can't be newly given. One that the record `has` may stay.
 */
export async function tagProblems(
	db: Kysely<Database>,
	tenant: string,
	entity: TaggedEntity,
	tags: readonly string[],
	has: (tag: string) => boolean,
): Promise<readonly ProblemError[]> {
	const added = [...new Set(tags)].filter((tag) => !has(tag));
	const rows = await findTagRows(db, tenant, added);
	const usable = new Set(rows.filter((row) => row.enabled === 1 && isMeantFor(row, entity)).map(({ uuid }) => uuid));
	return tags.flatMap((tag, index) =>
		usable.has(tag) || has(tag) ? [] : [{ path: `data.tags.${index}`, message: "Deze tag is niet bekend." }],
	);
}

/**
 * Notes which tags a record has now. To be called in the transaction of every write that changes the tags
 * of a record, also when it is new. A tag that the tenant does not have is left out.
 */
export async function keepTagUses(
	db: Kysely<Database>,
	tenant: string,
	entity: TaggedEntity,
	record: string,
	tags: readonly string[],
): Promise<void> {
	const known = await findTagRows(db, tenant, [...new Set(tags)]);
	await putTagUses(
		db,
		tenant,
		entity,
		record,
		known.map(({ uuid }) => uuid),
	);
}

/**
 * Those of a request's tags that go along to the process it is connected to: what may be on processes. One
 * that is switched off goes along too, for nobody chose it anew. For the engine's command `copy-tags`.
 */
export async function tagsForProcess(db: Kysely<Database>, tenant: string, tags: readonly string[]): Promise<readonly string[]> {
	const rows = await findTagRows(db, tenant, [...new Set(tags)]);
	const fit = new Set(rows.filter((row) => isMeantFor(row, "realisation")).map(({ uuid }) => uuid));
	return tags.filter((tag) => fit.has(tag));
}

/** The tags of the tenant's file are there. One that is known stays as somebody left it. */
export async function seedTags(
	{ db, tick }: WriteScope,
	tenant: string,
	entries: NonNullable<TenantDefinition["tags"]>,
	now: number,
): Promise<void> {
	const known = new Set(
		(
			await findTagRows(
				db,
				tenant,
				entries.map(({ uuid }) => uuid),
			)
		).map(({ uuid }) => uuid),
	);
	const fresh = entries.filter(({ uuid }) => !known.has(uuid));
	await insertTagRows(
		db,
		fresh.map(({ uuid, label, enabled, deleted_at, request, process }) => ({
			tenant,
			uuid,
			label,
			enabled: enabled === false ? 0 : 1,
			request: request === false ? 0 : 1,
			process: process === false ? 0 : 1,
			created_at: now,
			deleted_at: deleted_at ?? null,
			synced: tick(),
		})),
	);
	for (const { uuid } of fresh) await insertFoundTagUses(db, tenant, uuid);
}

function isMeantFor({ deleted_at, request, process }: TagRow, entity: TaggedEntity): boolean {
	return deleted_at === null && (entity === "request" ? request : process) === 1;
}
