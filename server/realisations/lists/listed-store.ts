import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, everyCode, listedStep, type ProcessStatus } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { type PageRow, pageColumns } from "../record/realisation-store.ts";

/** Processes that the list counts as one group. */
export interface ListedGroup {
	readonly code: string;
	readonly status: ProcessStatus;
	readonly type: string;
	readonly step: string | null;
	readonly rows: number;
}

/** A query for the list of processes; null: any value. */
interface ListedQuestion {
	/** Geography codes that the person may see. */
	readonly codes: Codes;
	readonly municipalities: readonly string[] | null;
	readonly statuses: readonly string[] | null;
	readonly types: readonly string[] | null;
	readonly steps: readonly string[] | null;
	/** Steps of the tab; null when the tab includes any step. */
	readonly stepsOfTab: readonly string[] | null;
	readonly statusOfTab: ProcessStatus | null;
	readonly descending: boolean;
	readonly rows: number;
	readonly skip: number;
}

/** The step completed last, which is only in the record. */
function lastStep(db: Kysely<Database>): RawBuilder<string | null> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	return isPostgres ? sql<string | null>`record::json #>> '{status,step}'` : sql<string | null>`json_extract(record, '$.status.step')`;
}

/** The number of processes in each group. Nearly all have an open step or are completed, and are counted without reading a record. */
export async function countListed(db: Kysely<Database>, tenant: string, codes: Codes): Promise<readonly ListedGroup[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	const among = db
		.selectFrom("realisation")
		.select((select) => select.fn.countAll().as("rows"))
		.where("tenant", "=", tenant)
		.$if(codes !== everyCode, (query) => query.where("code", "in", codes as readonly string[]));
	const groups = await among
		.select(["code", "status", "type", "active_step as step"])
		.groupBy(["code", "status", "type", "active_step"])
		.execute();
	const isUntold = ({ step, status }: { step: string | null; status: string }) => step === null && status !== "completed";
	const untold = groups.some(isUntold)
		? await among
				.where("active_step", "is", null)
				.where("status", "<>", "completed")
				.select(["code", "status", "type", lastStep(db).as("step")])
				.groupBy(["code", "status", "type", lastStep(db)])
				.execute()
		: [];
	return [...groups.filter((group) => !isUntold(group)), ...untold].map(({ code, status: word, type, step, rows }) => {
		const status = word as ProcessStatus;
		return { code, status, type, step: listedStep(status, step, null), rows: Number(rows) };
	});
}

/** One page of the list. Rows with equal instants are ordered by uuid, in either direction. */
export async function listListed(db: Kysely<Database>, tenant: string, question: ListedQuestion): Promise<readonly PageRow[]> {
	const { codes, municipalities, statuses, types, steps, stepsOfTab, statusOfTab, descending, rows, skip } = question;
	let query = db.selectFrom("realisation").select(pageColumns(db)).where("tenant", "=", tenant);
	const among = [
		["code", codes === everyCode ? null : codes],
		["code", municipalities],
		["status", statuses],
		["type", types],
	] as const;
	for (const [column, values] of among) {
		if (values === null) continue;
		if (values.length === 0) return [];
		query = query.where(column, "in", values);
	}
	if (statusOfTab !== null) query = query.where("status", "=", statusOfTab);
	for (const values of [steps, stepsOfTab]) {
		if (values === null) continue;
		if (values.length === 0) return [];
		const open = sql<SqlBool>`active_step in (${sql.join(values)})`;
		const last = sql<SqlBool>`active_step is null and ${lastStep(db)} in (${sql.join(values)})`;
		query = query.where(sql<SqlBool>`status <> 'completed' and (${open} or (${last}))`);
	}
	return query
		.orderBy("updated_at", descending ? "desc" : "asc")
		.orderBy("uuid")
		.limit(rows)
		.offset(skip)
		.execute();
}

/** Processes of a page, in the order of their uuids. */
export async function findListed(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<readonly PageRow[]> {
	if (uuids.length === 0) return [];
	const rows = await db.selectFrom("realisation").select(pageColumns(db)).where("tenant", "=", tenant).where("uuid", "in", uuids).execute();
	const byUuid = new Map(rows.map((row) => [row.uuid, row]));
	return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}
