import { type Insertable, type Kysely, sql } from "kysely";
import { type JsonOf, type PersonAccess, prepareRequest, type RequestHead, readJson, requestPreparation } from "../../engine/index.ts";
import { filledAtATime, fillRecords, isFilled, type ListedRows, type RowsFilled, rowsToFill } from "../database/listed-fill.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";

interface Stored {
	readonly tenant: string;
	readonly uuid: string;
	readonly synced: number;
	readonly record: JsonOf<RequestHead>;
}

/** What the list knows of a request by itself; what it is connected to is told by whoever connects it. */
export type PreparedRow = Omit<Insertable<Database["request_row"]>, "process_uuid" | "cells"> & {
	readonly cells: ReturnType<typeof prepareRequest>["cells"];
};

export function preparedRow(tenant: string, synced: number, head: RequestHead): PreparedRow {
	const { reference, search, cells } = prepareRequest(head);
	return {
		tenant,
		uuid: head.uuid,
		synced,
		code: head.geographyCode,
		status: String(head.status),
		submitted_at: head.summary.submitted_at,
		processed_at: head.processed_at,
		reference,
		search: search.join(" "),
		parts: JSON.stringify(search),
		cells,
	};
}

/** Writes what the list knows of requests, in the transaction that stores them; what is newer already stays. */
export async function keepRequestRows(db: Kysely<Database>, requests: readonly Stored[]): Promise<void> {
	const rows = requests.map(({ tenant, uuid, synced, record }) => {
		const { cells, ...row } = preparedRow(tenant, synced, readJson(record));
		const connected = sql<string | null>`(select realisation_uuid from request where tenant = ${tenant} and uuid = ${uuid})`;
		return { ...row, cells: JSON.stringify(cells), process_uuid: connected };
	});
	for (let start = 0; start < rows.length; start += filledAtATime) {
		await db
			.insertInto("request_row")
			.values(rows.slice(start, start + filledAtATime))
			.onConflict((conflict) =>
				conflict
					.columns(["tenant", "uuid"])
					.doUpdateSet({
						synced: sql.ref("excluded.synced"),
						status: sql.ref("excluded.status"),
						process_uuid: sql.ref("excluded.process_uuid"),
						submitted_at: sql.ref("excluded.submitted_at"),
						processed_at: sql.ref("excluded.processed_at"),
						reference: sql.ref("excluded.reference"),
						search: sql.ref("excluded.search"),
						parts: sql.ref("excluded.parts"),
						cells: sql.ref("excluded.cells"),
					})
					.where("request_row.synced", "<=", sql<number>`excluded.synced`),
			)
			.execute();
	}
}

const rowsOf = (tenant: string): ListedRows => ({ tenant, list: "requests", plan: requestPreparation });

/** Whether every request that this version found has its row. */
export function requestRowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: string): Promise<boolean> {
	return isFilled(db, rowsOf(tenant));
}

/** How far they are, of what the person sees; null when they are filled. */
export function rowsOfRequestsToFill(db: Kysely<Database>, tenant: string, access: PersonAccess): Promise<RowsFilled | null> {
	return rowsToFill(db, rowsOf(tenant), { table: "request", codes: access.codes("requestlist") });
}

/** One part of all there is to fill in for a tenant; false when nothing was left to do. */
export function fillRequestRows(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	return fillRecords(data, rowsOf(tenant), {
		after: (uuid) =>
			storedRequests(data.db, tenant).where("request.uuid", ">", uuid).orderBy("request.uuid").limit(filledAtATime).execute(),
		missed: () => findMissed(data.db, tenant),
		keep: keepRequestRows,
	});
}

const storedRequests = (db: Kysely<Database>, tenant: string) =>
	db
		.selectFrom("request")
		.select(["request.tenant", "request.uuid", "request.synced", "request.record"])
		.where("request.tenant", "=", tenant);

/** Some that a former version of the product, which knows of no rows, has changed. */
function findMissed(db: Kysely<Database>, tenant: string): Promise<Stored[]> {
	return storedRequests(db, tenant)
		.leftJoin("request_row", (join) =>
			join.onRef("request_row.tenant", "=", "request.tenant").onRef("request_row.uuid", "=", "request.uuid"),
		)
		.where((is) => is.or([is("request_row.synced", "is", null), is("request_row.synced", "<", is.ref("request.synced"))]))
		.limit(filledAtATime)
		.execute();
}
