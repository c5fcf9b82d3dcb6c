import { createHash } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";

interface Line {
	tenant: string;
	uuid: string;
	ts: number;
	user_id: string;
	operation: string;
	target: string;
	outcome: string;
	request_id: string;
	number: number;
	previous: string;
	hash: string;
}

type Tables = {
	audit_entry: Line;
	tenant_clock: { tenant: string; last: number; audit_number: number; audit_hash: string };
};

/** Number of lines chained at a time. */
const portion = 500;

/**
 * Every line of the audit trail contains the hash of the previous line, within its tenant; the end of the chain is in the row of the
 * tenant's clock. Existing lines are chained in the order of their instants: from here on nobody can change them unnoticed; before that,
 * anybody with access to the database could. A line can contain the address of a sign-in, and a wait after failed attempts is recorded
 * once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
	const db = database.withTables<Tables>();
	// All locks at once and the clock first, as in every write, so that a write and this migration never deadlock.
	if (isPostgres(db)) await sql`lock table tenant_clock, audit_entry, sign_in_attempt in access exclusive mode`.execute(db);
	const text = (name: string) => db.schema.alterTable("audit_entry").addColumn(name, "text", (column) => column.notNull().defaultTo(""));
	for (const name of ["address", "previous", "hash"]) await text(name).execute();
	await db.schema
		.alterTable("audit_entry")
		.addColumn("number", "bigint", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.alterTable("tenant_clock")
		.addColumn("audit_number", "bigint", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.alterTable("tenant_clock")
		.addColumn("audit_hash", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await db.schema
		.alterTable("sign_in_attempt")
		.addColumn("told_until", "bigint", (column) => column.notNull().defaultTo(0))
		.execute();

	await allowChanges(db);
	for (const { tenant } of await db.selectFrom("audit_entry").select("tenant").distinct().execute()) await chain(db, tenant);
	await refuseChanges(db);
	await db.schema.createIndex("audit_entry_number").on("audit_entry").columns(["tenant", "number"]).unique().execute();
	if (isPostgres(db)) await refuseOldServers(db);
}

/** A running server of the former version does not know the chain: its lines are refused, rather than breaking the chain for good. */
async function refuseOldServers(db: Kysely<Tables>): Promise<void> {
	for (const name of ["number", "previous", "hash"])
		await db.schema
			.alterTable("audit_entry")
			.alterColumn(name, (column) => column.dropDefault())
			.execute();
}

async function chain(db: Kysely<Tables>, tenant: string): Promise<void> {
	let [number, previous] = [0, ""];
	for (let after: Line | undefined; ; ) {
		let query = db.selectFrom("audit_entry").selectAll().where("tenant", "=", tenant).orderBy("ts").orderBy("uuid").limit(portion);
		const last = after;
		if (last !== undefined) query = query.where(sql<boolean>`(ts, uuid) > (${last.ts}, ${last.uuid})`);
		const lines = await query.execute();
		const places = lines.map((line) => {
			number++;
			const hash = hashOf({ ...line, number, previous });
			const place = { uuid: line.uuid, number, previous, hash };
			previous = hash;
			return place;
		});
		await keep(db, tenant, places);
		after = lines.at(-1);
		if (lines.length < portion) break;
	}
	await db
		.insertInto("tenant_clock")
		.values({ tenant, last: 0, audit_number: number, audit_hash: previous })
		.onConflict((conflict) => conflict.column("tenant").doUpdateSet({ audit_number: number, audit_hash: previous }))
		.execute();
}

type Place = Pick<Line, "uuid" | "number" | "previous" | "hash">;

async function keep(db: Kysely<Tables>, tenant: string, places: readonly Place[]): Promise<void> {
	if (isPostgres(db)) {
		await sql`update audit_entry set number = place.number, previous = place.previous, hash = place.hash
			from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(uuid text, number bigint, previous text, hash text)
			where audit_entry.tenant = ${tenant} and audit_entry.uuid = place.uuid`.execute(db);
		return;
	}
	// Each place includes the tenant; otherwise every line of the tenant would be scanned for each of them.
	const of = (name: string) => sql`place.value ->> ${sql.lit(name)}`;
	await sql`update audit_entry set number = ${of("number")}, previous = ${of("previous")}, hash = ${of("hash")}
		from json_each(${JSON.stringify(places.map((place) => ({ ...place, tenant })))}) as place
		where audit_entry.tenant = ${of("tenant")} and audit_entry.uuid = ${of("uuid")}`.execute(db);
}

/** The hash as the product computed it when this was released. */
function hashOf({ previous, tenant, number, uuid, ts, user_id, operation, target, outcome, request_id }: Omit<Line, "hash">): string {
	const said = [previous, tenant, String(number), uuid, String(ts), user_id, operation, target, outcome, request_id, ""];
	const hash = createHash("sha256");
	for (const text of said) hash.update(`${Buffer.byteLength(text)}:${text}`);
	return hash.digest("base64url");
}

async function allowChanges(db: Kysely<Tables>): Promise<void> {
	if (isPostgres(db)) await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(db);
	else for (const change of ["update", "delete"]) await sql`drop trigger ${sql.raw(`audit_entry_no_${change}`)}`.execute(db);
}

async function refuseChanges(db: Kysely<Tables>): Promise<void> {
	if (isPostgres(db)) {
		await sql`alter table audit_entry enable trigger audit_entry_append_only`.execute(db);
		return;
	}
	for (const change of ["update", "delete"]) {
		const trigger = sql.raw(`audit_entry_no_${change}`);
		await sql`create trigger ${trigger} before ${sql.raw(change)} on audit_entry begin select raise(abort, 'append-only'); end`.execute(db);
	}
}

function isPostgres(db: Kysely<Tables>): boolean {
	return db.getExecutor().adapter instanceof PostgresAdapter;
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("audit_entry_number").execute();
	for (const name of ["address", "previous", "hash", "number"]) await db.schema.alterTable("audit_entry").dropColumn(name).execute();
	for (const name of ["audit_number", "audit_hash"]) await db.schema.alterTable("tenant_clock").dropColumn(name).execute();
	await db.schema.alterTable("sign_in_attempt").dropColumn("told_until").execute();
}
