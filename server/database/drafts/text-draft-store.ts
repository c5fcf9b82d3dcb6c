import type { Insertable, Kysely, Selectable } from "kysely";
import { type DraftFields, liveFields, readJson, writeJson } from "../../../engine/index.ts";
import type { Database } from "../tables/tables.ts";

type TextDraftRow = Selectable<Database["text_draft"]>;

/** The person, and the record. */
export type TextDraftOwner = Pick<TextDraftRow, "tenant" | "record_uuid" | "entity" | "user_id">;

/** And the part of the record's texts. */
export type TextDraftPlace = TextDraftOwner & Pick<TextDraftRow, "part">;

export async function findTextDrafts(db: Kysely<Database>, owner: TextDraftOwner): Promise<readonly TextDraftRow[]> {
	return db
		.selectFrom("text_draft")
		.selectAll()
		.where("tenant", "=", owner.tenant)
		.where("record_uuid", "=", owner.record_uuid)
		.where("entity", "=", owner.entity)
		.where("user_id", "=", owner.user_id)
		.execute();
}

export async function putTextDraft(
	db: Kysely<Database>,
	{ fields, ...row }: Omit<Insertable<Database["text_draft"]>, "fields" | "live"> & { readonly fields: DraftFields },
): Promise<void> {
	const kept = { fields: writeJson(fields), live: Object.keys(liveFields(fields)).length };
	await db
		.insertInto("text_draft")
		.values({ ...row, ...kept })
		.onConflict((conflict) =>
			conflict.columns(["tenant", "record_uuid", "entity", "user_id", "part"]).doUpdateSet({ kept_at: row.kept_at, ...kept }),
		)
		.execute();
}

/** In the transaction of the message that was sent: marks the fields that it settles as gone. */
export async function settleTextDraft(
	db: Kysely<Database>,
	{ part, ...owner }: TextDraftPlace,
	{ isSent, now }: { readonly isSent: (typed: unknown) => boolean; readonly now: number },
): Promise<void> {
	const draft = (await findTextDrafts(db, owner)).find((row) => row.part === part);
	if (draft === undefined || draft.live === 0) return;
	const fields = Object.entries(readJson(draft.fields)).map(([name, field]) =>
		field.gone !== true && isSent(field.mine) ? ([name, { at: now, gone: true }] as const) : ([name, field] as const),
	);
	await putTextDraft(db, { ...draft, fields: Object.fromEntries(fields), kept_at: now });
}

/** Removes everybody's drafts of changes to a comment that is removed: they repeat its text. */
export async function dropTextDrafts(
	db: Kysely<Database>,
	{ tenant, record_uuid, entity, part }: Omit<TextDraftPlace, "user_id">,
): Promise<void> {
	await db
		.deleteFrom("text_draft")
		.where("tenant", "=", tenant)
		.where("record_uuid", "=", record_uuid)
		.where("entity", "=", entity)
		.where("part", "=", part)
		.execute();
}

export async function forgetOldTextDrafts(db: Kysely<Database>, tenant: string, before: number): Promise<void> {
	await db.deleteFrom("text_draft").where("tenant", "=", tenant).where("kept_at", "<", before).execute();
}
