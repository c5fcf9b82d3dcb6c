import { type Kysely, sql } from "kysely";
import { type Codes, everyCode } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { orderedUuid } from "../../database/ordered-uuid.ts";
import type { Database } from "../../database/tables/tables.ts";
import { insertAuditEntry } from "../../database/writing/audit-store.ts";

/** A process that is not completed, with the version it runs on. */
export interface RunningProcess {
	readonly uuid: string;
	readonly ref: string;
	readonly flow_version: string;
	readonly counter: number;
}

/** A part of them: those that somebody may know of, a limited number at a time. */
export interface RunningPart {
	readonly codes: Codes;
	/** Counter of the last process in the previous part. */
	readonly after: number;
	readonly most: number;
}

/** Processes of a flow that are not completed, oldest first. */
export async function listRunning(
	db: Kysely<Database>,
	tenant: string,
	flowUuid: string,
	{ codes, after, most }: Partial<RunningPart> = {},
): Promise<readonly RunningProcess[]> {
	let query = running(db, tenant, flowUuid).select(["uuid", "ref", "flow_version", "counter"]).orderBy("counter");
	if (codes !== undefined) query = query.where(withinCodes(codes));
	if (after !== undefined) query = query.where("counter", ">", after);
	return (most === undefined ? query : query.limit(most)).execute();
}

/** How many processes are on a version, on others, and outside what somebody may know. */
export async function countRunning(db: Kysely<Database>, { tenant, flow, version, codes }: CountedFlow) {
	const rows = await running(db, tenant, flow)
		.select(["flow_version", sql<number>`count(*)`.as("processes")])
		.where(withinCodes(codes))
		.groupBy("flow_version")
		.execute();
	const all = await running(db, tenant, flow).select(sql<number>`count(*)`.as("processes")).executeTakeFirst();
	const sum = (fits: (on: string) => boolean) =>
		rows.filter((row) => fits(row.flow_version)).reduce((total, row) => total + Number(row.processes), 0);
	const [there, others] = [sum((on) => on === version), sum((on) => on !== version)];
	return { there, others, elsewhere: Number(all?.processes ?? 0) - there - others };
}

interface CountedFlow {
	readonly tenant: string;
	readonly flow: string;
	readonly version: string;
	readonly codes: Codes;
}

function withinCodes(codes: Codes) {
	if (codes === everyCode) return sql<boolean>`1 = 1`;
	return codes.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`code in (${sql.join(codes)})`;
}

function running(db: Kysely<Database>, tenant: string, flowUuid: string) {
	return db.selectFrom("realisation").where("tenant", "=", tenant).where("flow_uuid", "=", flowUuid).where("status", "!=", "completed");
}

/** Makes the process run on another version; the database refuses one that it does not have. */
export async function pinVersion({ db }: WriteScope, tenant: string, uuid: string, version: string): Promise<void> {
	await db.updateTable("realisation").set({ flow_version: version }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

/** Adds the audit line for the upgrade, in the same transaction. */
export async function auditUpgrade(scope: WriteScope, entry: { userId: string; uuid: string; now: number }): Promise<void> {
	await insertAuditEntry(scope, {
		uuid: orderedUuid(entry.now),
		ts: entry.now,
		user_id: entry.userId,
		operation: "upgradeRealisation",
		target: entry.uuid,
		outcome: "done",
		request_id: "",
	});
}
