import { type Insertable, type Kysely, sql } from "kysely";
import { type JsonOf, type PersonAccess, type RequestHead, readJson, requestListRow, requestRowPlan } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import {
	filledAtATime,
	fillRecords,
	isFilled,
	keepRows,
	type ListedRows,
	lacksRow,
	type RowsFilled,
	rowsToFill,
} from "../database/rows/listed-fill.ts";
import type { Database } from "../database/tables/tables.ts";

interface Stored {
	readonly tenant: string;
	readonly uuid: string;
	readonly synced: number;
	readonly record: JsonOf<RequestHead>;
}

/** The list's columns of the request itself; the column for its connection is written by whatever connects it. */
export type ListRow = Omit<Insertable<Database["request_row"]>, "process_uuid" | "cells"> & {
	readonly cells: ReturnType<typeof requestListRow>["cells"];
};

export function listRowOf(tenant: string, synced: number, head: RequestHead): ListRow {
	const { reference, search, cells } = requestListRow(head);
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

/** Writes the list rows of requests, in the transaction that stores them; newer rows are kept. */
export async function keepRequestRows(db: Kysely<Database>, requests: readonly Stored[]): Promise<void> {
	const rows = requests.map(({ tenant, uuid, synced, record }) => {
		const { cells, ...row } = listRowOf(tenant, synced, readJson(record));
		const connected = sql<string | null>`(select realisation_uuid from request where tenant = ${tenant} and uuid = ${uuid})`;
		return { ...row, cells: JSON.stringify(cells), process_uuid: connected };
	});
	await keepRows(db, "request_row", rows);
}

const rowsOf = (tenant: string): ListedRows => ({ tenant, list: "requests", plan: requestRowPlan });

/** Whether every request has its row, in the form of this version. */
export function requestRowsAreFilled({ db }: Pick<DataDoor, "db">, tenant: string): Promise<boolean> {
	return isFilled(db, rowsOf(tenant));
}

/** Progress of the rows, for what the person sees; null when they are filled. */
export function rowsOfRequestsToFill(db: Kysely<Database>, tenant: string, access: PersonAccess): Promise<RowsFilled | null> {
	return rowsToFill(db, rowsOf(tenant), { table: "request", codes: access.codes("requestlist") });
}

/** Fills in one part of what a tenant still lacks; false when nothing was left to do. */
export function fillRequestRows(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	return fillRecords(data, rowsOf(tenant), {
		table: "request",
		after: (uuid) =>
			storedRequests(data.db, tenant).where("request.uuid", ">", uuid).orderBy("request.uuid").limit(filledAtATime).execute(),
		missed: (among) =>
			storedRequests(data.db, tenant)
				.where(lacksRow("request", "request_row", among))
				.limit(filledAtATime)
				.execute(),
		keep: keepRequestRows,
	});
}

const storedRequests = (db: Kysely<Database>, tenant: string) =>
	db
		.selectFrom("request")
		.select(["request.tenant", "request.uuid", "request.synced", "request.record"])
		.where("request.tenant", "=", tenant);
