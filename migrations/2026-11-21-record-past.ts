import { type Kysely, sql } from "kysely";

/**
 * The past of a record is stored beside it instead of in it, so that a save appends to it without reading or writing it again. `record`:
 * JSON text of the record as the API returns it, without its past; `events` and `history`: JSON texts of its parts separated by commas,
 * oldest and newest first. The state is in the record; a second text of it is no longer stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await addTexts(db, ["record", "events", "history"]);
	await rewrite(db, ["answer"], ({ answer }) => {
		const { Events, history, ...record } = parse(answer);
		return { record: JSON.stringify(record), events: joined(Events), history: joined(history) };
	});
	await dropTexts(db, ["answer", "state"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await addTexts(db, ["state", "answer"]);
	await rewrite(db, ["record", "events", "history"], ({ record, events, history }) => {
		const head = parse(record);
		const answer = { ...head, history: JSON.parse(`[${history}]`), Events: JSON.parse(`[${events}]`) };
		return { state: JSON.stringify(stateOf(head)), answer: JSON.stringify(answer) };
	});
	await dropTexts(db, ["record", "events", "history"]);
}

type Texts = Readonly<Record<string, string>>;

const rowsAtATime = 200;

async function addTexts(db: Kysely<unknown>, columns: readonly string[]): Promise<void> {
	for (const column of columns) {
		await db.schema
			.alterTable("realisation")
			.addColumn(column, "text", (text) => text.notNull().defaultTo(""))
			.execute();
	}
}

async function dropTexts(db: Kysely<unknown>, columns: readonly string[]): Promise<void> {
	for (const column of columns) await db.schema.alterTable("realisation").dropColumn(column).execute();
}

/** Rewrites the texts of every row with `write`; a few rows at a time, since all of them may not fit in memory. */
async function rewrite(db: Kysely<unknown>, from: readonly string[], write: (texts: Texts) => Texts): Promise<void> {
	const columns = sql.join(["tenant", "uuid", ...from].map((column) => sql.ref(column)));
	let after = { tenant: "", uuid: "" };
	for (;;) {
		const { rows } = await sql<Texts & { tenant: string; uuid: string }>`
			select ${columns} from realisation where (tenant, uuid) > (${after.tenant}, ${after.uuid})
			order by tenant, uuid limit ${rowsAtATime}`.execute(db);
		for (const row of rows) {
			const texts = sql.join(Object.entries(write(row)).map(([column, text]) => sql`${sql.ref(column)} = ${text}`));
			await sql`update realisation set ${texts} where tenant = ${row.tenant} and uuid = ${row.uuid}`.execute(db);
			after = row;
		}
		if (rows.length < rowsAtATime) return;
	}
}

interface Flag {
	readonly enabled: boolean;
}
interface Head {
	readonly Events?: unknown;
	readonly history?: unknown;
	readonly type: unknown;
	readonly subtype: unknown;
	readonly values: unknown;
	readonly tags: unknown;
	readonly statusMeta: unknown;
	readonly flow: {
		readonly iteration: unknown;
		readonly marks: unknown;
		readonly state: readonly { readonly step: string; readonly started_at: number; readonly completed_at: number | null }[];
	};
	readonly status: Readonly<Record<"completed" | "cancelled" | "onhold" | "vkb" | "gdpr", Flag>>;
	readonly Locations: Readonly<Record<"selected" | "alternative", { readonly locationUuid: string | null }>>;
}

const parse = (text: string | undefined) => JSON.parse(text ?? "") as Head;

/** The parts of a list as text, without its brackets. */
const joined = (list: unknown) => JSON.stringify(list).slice(1, -1);

/** The state as it was stored beside the answer. */
function stateOf({ type, subtype, values, tags, statusMeta, flow, status, Locations }: Head): object {
	return {
		type,
		subtype,
		values,
		steps: Object.fromEntries(
			flow.state.map(({ step, started_at, completed_at }) => [step, { startedAt: started_at, completedAt: completed_at }]),
		),
		iteration: flow.iteration,
		flags: Object.fromEntries((["completed", "cancelled", "onhold", "vkb", "gdpr"] as const).map((flag) => [flag, status[flag].enabled])),
		reasons: statusMeta,
		marks: flow.marks,
		locations: { selected: Locations.selected.locationUuid, alternative: Locations.alternative.locationUuid },
		tags,
	};
}
