import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { type DraftFields, liveFields, readJson, settledDraft, type Values, writeJson } from "../../../engine/index.ts";
import { prepared } from "../dialects/prepared.ts";
import { type About, ReadAhead } from "../reading/read-ahead.ts";
import type { Database } from "../tables/tables.ts";

export type DraftRow = Selectable<Database["draft"]>;

/** The person, and the step and process of the draft. */
export type DraftPlace = Pick<DraftRow, "tenant" | "user_id" | "realisation_uuid" | "step">;

const byPlace = prepared<DraftPlace, DraftRow>((db, value) =>
	db
		.selectFrom("draft")
		.selectAll()
		.where("tenant", "=", value("tenant"))
		.where("user_id", "=", value("user_id"))
		.where("realisation_uuid", "=", value("realisation_uuid"))
		.where("step", "=", value("step")),
);

const liveOf = prepared<{ tenant: string; users: readonly string[]; realisations: readonly string[]; steps: readonly string[] }, DraftRow>(
	(db, value) =>
		db
			.selectFrom("draft")
			.selectAll()
			.where("tenant", "=", value("tenant"))
			.where("live", ">", 0)
			.where(
				sql<boolean>`(user_id, realisation_uuid, step) in
					(select * from unnest(${value("users")}::text[], ${value("realisations")}::text[], ${value("steps")}::text[]))`,
			),
);

/** Drafts that waiting saves settle, if they contain unsaved fields. Within a write only `putDraft` changes them. */
const draftsAhead = new ReadAhead<DraftRow>(async (db, tenant, keys) => {
	const places = keys.map((key) => key.split(apart));
	const part = (index: number) => places.map((place) => place[index] ?? "");
	const rows = await liveOf(db, { tenant, users: part(0), realisations: part(1), steps: part(2) });
	return rows.map((row) => [keyOf(row), row] as const);
});

/** A character that no text in the database contains. */
const apart = "\0";

const keyOf = ({ user_id, realisation_uuid, step }: DraftPlace) => [user_id, realisation_uuid, step].join(apart);

/** For a write that settles this draft. */
export function draftAbout(place: DraftPlace): About {
	return { rows: draftsAhead, key: keyOf(place) };
}

export async function findDraft(db: Kysely<Database>, place: DraftPlace): Promise<DraftRow | undefined> {
	return (await byPlace(db, place))[0];
}

export async function putDraft(
	db: Kysely<Database>,
	{ fields, ...row }: Omit<Insertable<Database["draft"]>, "fields" | "live"> & { readonly fields: DraftFields },
): Promise<void> {
	const { synced, mode, kept_at } = row;
	draftsAhead.take(db, keyOf(row));
	const kept = { fields: writeJson(fields), live: Object.keys(liveFields(fields)).length };
	await db
		.insertInto("draft")
		.values({ ...row, ...kept })
		.onConflict((conflict) =>
			conflict.columns(["tenant", "user_id", "realisation_uuid", "step"]).doUpdateSet({ synced, mode, kept_at, ...kept }),
		)
		.execute();
}

/** Notes that the owner of a draft with unsaved fields is still at work; changes nothing else. Returns how many fields it has. */
export async function noteAtWork(db: Kysely<Database>, place: DraftPlace, now: number): Promise<number> {
	draftsAhead.take(db, keyOf(place));
	const row = await db
		.updateTable("draft")
		.set({ kept_at: now })
		.where("tenant", "=", place.tenant)
		.where("user_id", "=", place.user_id)
		.where("realisation_uuid", "=", place.realisation_uuid)
		.where("step", "=", place.step)
		.where("live", ">", 0)
		.returning("live")
		.executeTakeFirst();
	return row?.live ?? 0;
}

/** Removes the fields that a save has settled from the draft of the person who saves; in the transaction of the save. */
export async function settleDraft(
	db: Kysely<Database>,
	place: DraftPlace,
	{ before, after, now }: { readonly before: () => Values; readonly after: () => Values; readonly now: number },
): Promise<void> {
	const ahead = draftsAhead.take(db, keyOf(place));
	const draft = ahead === undefined ? await findDraft(db, place) : ahead;
	if (!draft?.live) return;
	await putDraft(db, { ...draft, fields: settledDraft(readJson(draft.fields), before(), after(), now), kept_at: now });
}

/** How many non-empty drafts of one kind a person has. */
export async function countDrafts(
	db: Kysely<Database>,
	kind: "draft" | "text_draft",
	{ tenant, user_id: userId }: Pick<DraftPlace, "tenant" | "user_id">,
): Promise<number> {
	const { count } = await db
		.selectFrom(kind)
		.select((select) => select.fn.countAll<number | string>().as("count"))
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.where("live", ">", 0)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Drafts of this person, newest first, with the columns that decide whether they may still read them. */
export async function listDrafts(db: Kysely<Database>, tenant: string, userId: string) {
	return db
		.selectFrom("draft")
		.innerJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "draft.tenant").onRef("realisation.uuid", "=", "draft.realisation_uuid"),
		)
		.select(["draft.realisation_uuid", "draft.step", "draft.live", "draft.kept_at"])
		.select(["realisation.code", "realisation.flow_uuid", "realisation.flow_version"])
		.where("draft.tenant", "=", tenant)
		.where("draft.user_id", "=", userId)
		.where("draft.live", ">", 0)
		.orderBy("draft.kept_at", "desc")
		.execute();
}

const mostAtWork = 20;
/** After this many milliseconds without a sign of life, somebody no longer counts as at work: pages with unsaved work send one every 20 s. */
const atWorkMs = 45_000;

/** Ids of others who have unsaved changes to this step and gave a recent sign of life, the most recent first. */
export async function findAtWork(db: Kysely<Database>, place: DraftPlace, now: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("draft")
		.select("user_id")
		.where("tenant", "=", place.tenant)
		.where("kept_at", ">=", now - atWorkMs)
		.where("realisation_uuid", "=", place.realisation_uuid)
		.where("step", "=", place.step)
		.where("user_id", "!=", place.user_id)
		.where("live", ">", 0)
		.orderBy("kept_at", "desc")
		.limit(mostAtWork)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

/**
 * Who is at work on which step of which process of these tenants, by the same rule as `findAtWork`, with the columns that decide who may
 * know.
 */
export async function listAtWork(db: Kysely<Database>, tenants: readonly string[], now: number, most: number) {
	return db
		.selectFrom("draft")
		.innerJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "draft.tenant").onRef("realisation.uuid", "=", "draft.realisation_uuid"),
		)
		.select(["draft.tenant", "draft.realisation_uuid", "draft.step", "draft.user_id"])
		.select(["realisation.code", "realisation.flow_uuid", "realisation.flow_version"])
		.where("draft.tenant", "in", tenants)
		.where("draft.kept_at", ">=", now - atWorkMs)
		.where("draft.live", ">", 0)
		.orderBy("draft.kept_at", "desc")
		.limit(most)
		.execute();
}

export async function forgetOldDrafts(db: Kysely<Database>, tenant: string, before: number): Promise<void> {
	draftsAhead.forget(db);
	await db.deleteFrom("draft").where("tenant", "=", tenant).where("kept_at", "<", before).execute();
}
