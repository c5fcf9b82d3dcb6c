import type { ColumnType, Generated } from "kysely";
import type { ListName } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** What lists are answered out of. */
export interface ListedTables {
	realisation_row: RealisationRowTable;
	realisation_count: RealisationCountTable;
	/** Tenants of which `realisation_count` is whole. */
	counted_tenant: { tenant: Fixed<string> };
	listed_value: ListedValueTable;
	listed_fill: ListedFillTable;
	request_name: RequestNameTable;
	request_row: RequestRowTable;
	location_row: LocationRowTable;
	listed_text: ListedTextTable;
	listed_text_fill: ListedTextFillTable;
}

/** What lists filter, search, sort and count a process by; see the engine's ProcessListRow. */
interface RealisationRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the record that it was made of. */
	synced: number;
	/** Geography code. */
	code: string;
	status: string;
	/** Step that it is listed under. */
	step: string | null;
	type: string;
	/** Flow and version, with a space between them. */
	flow: string;
	created_at: number;
	updated_at: number;
	/** Sort key. */
	reference: string;
	/** Day number from which days of progress count on; null when they stand still. */
	day_from: number | null;
	day_still: number | null;
	step_day_from: number | null;
	step_day_still: number | null;
	/** Comparable text of the process itself. */
	search: string;
	/** JSON text: the parts of it by search key, for those who may not see all of them. */
	parts: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** How many rows of processes there are by what tells the tabs apart; triggers keep it. */
interface RealisationCountTable {
	tenant: Fixed<string>;
	code: Fixed<string>;
	status: Fixed<string>;
	/** Empty for those that are listed under none. */
	step: Fixed<string>;
	type: Fixed<string>;
	rows: Fixed<number>;
}

/** What the list of requests filters, searches, sorts and counts a request by; see the engine's requestListRow. */
interface RequestRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the record that it was made of. */
	synced: number;
	/** Geography code. */
	code: Fixed<string>;
	status: string;
	/** Process it is connected to. */
	process_uuid: string | null;
	submitted_at: number | null;
	processed_at: number | null;
	/** Sort key. */
	reference: string;
	/** Comparable text of all that it is found by. */
	search: string;
	/** JSON text: the parts of it, for tenants that do not search by all of them. */
	parts: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** What the list of charging locations filters, searches, sorts and counts one by; see the engine's locationListRow. */
interface LocationRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the location that it was made of. */
	synced: number;
	/** Geography code. */
	code: string;
	status: string;
	/** As people write it. */
	round: string;
	/** Process it is connected to. */
	process_uuid: string | null;
	latitude: number;
	longitude: number;
	/** Sort key. */
	reference: string;
	/** Comparable text of all that it is found by. */
	search: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** Options that processes of a tenant have or once had: whose names a search looks through. */
interface ListedValueTable {
	tenant: Fixed<string>;
	list: Fixed<ListName>;
	field: Fixed<string>;
	/** JSON text. */
	value: Fixed<string>;
}

/** Who asked, as a comparable text. */
interface RequestNameTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the request that it was read of. */
	synced: number;
	name: string;
	/** JSON text: comparable texts that the request is found by, by search key. */
	search: string;
	/** Of the request that `search` was made of; 0 before it was. */
	searched: number;
}

/** How far the rows of a list have been filled in for the records that were there before. */
interface ListedFillTable {
	tenant: Fixed<string>;
	list: Fixed<ListName>;
	/** What they were made by. */
	plan: string;
	/** Uuid of the last record that was done. */
	place: string;
	/** 1: all. */
	filled: number;
}

/** What is found by its text: rows of a list, or `applicants`, the requests by who asked. */
export type FoundList = ListName | "applicants";

/** The text that a row is found by; triggers keep it. */
interface ListedTextTable {
	id: Generated<number>;
	tenant: Fixed<string>;
	list: Fixed<FoundList>;
	uuid: Fixed<string>;
	text: string;
}

/** How far the texts are of the rows that were there before. */
interface ListedTextFillTable {
	tenant: Fixed<string>;
	list: Fixed<FoundList>;
	/** Uuid of the last row that was done. */
	place: string;
	/** 1: all. */
	filled: number;
}
