import type { ColumnType, Generated } from "kysely";
import type { ListName } from "../../../engine/index.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Tables from which lists are answered. */
export interface ListedTables {
	realisation_row: RealisationRowTable;
	realisation_count: RealisationCountTable;
	/** Tenants whose `realisation_count` is complete. */
	counted_tenant: { tenant: Fixed<string> };
	listed_value: ListedValueTable;
	listed_fill: ListedFillTable;
	request_name: RequestNameTable;
	request_row: RequestRowTable;
	location_row: LocationRowTable;
	listed_text: ListedTextTable;
	listed_text_fill: ListedTextFillTable;
}

/** The columns by which lists filter, search, sort and count a process; see the engine's ProcessListRow. */
interface RealisationRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the record that it was built from. */
	synced: number;
	/** Geography code. */
	code: string;
	status: string;
	/** Step that it is listed under. */
	step: string | null;
	type: string;
	/** Flow and version, separated by a space. */
	flow: string;
	created_at: number;
	updated_at: number;
	/** Sort key. */
	reference: string;
	/** Day number from which days of progress are counted; null when they stand still. */
	day_from: number | null;
	day_still: number | null;
	step_day_from: number | null;
	step_day_still: number | null;
	/** Comparable text of the process itself. */
	search: string;
	/** JSON text: the parts of `search` by key, for those who may not see all of them. */
	parts: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** The number of rows of processes, grouped by what determines the tab; maintained by triggers. */
interface RealisationCountTable {
	tenant: Fixed<string>;
	code: Fixed<string>;
	status: Fixed<string>;
	/** Empty for processes that are listed under no step. */
	step: Fixed<string>;
	type: Fixed<string>;
	rows: number;
}

/** The columns by which the list of requests filters, searches, sorts and counts; see the engine's requestListRow. */
interface RequestRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the record that it was built from. */
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
	/** Comparable text by which it is found. */
	search: string;
	/** JSON text: the parts of `search`, for tenants that do not search all of them. */
	parts: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** The columns by which the list of charging locations filters, searches, sorts and counts; see the engine's locationListRow. */
interface LocationRowTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the location that it was built from. */
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
	/** Comparable text by which it is found. */
	search: string;
	/** JSON by field; on PostgreSQL as `jsonb`. */
	cells: string;
}

/** Options that processes of a tenant have or once had: a search looks through their names. */
interface ListedValueTable {
	tenant: Fixed<string>;
	list: Fixed<ListName>;
	field: Fixed<string>;
	/** JSON text. */
	value: Fixed<string>;
}

/** Name of the applicant, as comparable text. */
interface RequestNameTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	/** Of the request that it was read from. */
	synced: number;
	name: string;
	/** JSON text: comparable texts by which the request is found, by search key. */
	search: string;
	/** `synced` of the request from which `search` was built; 0 before that. */
	searched: number;
}

/** How far the rows of a list have been filled in for existing records. */
interface ListedFillTable {
	tenant: Fixed<string>;
	list: Fixed<ListName>;
	/** The plan by which they were built. */
	plan: string;
	/** Uuid of the last record done. */
	place: string;
	/** 1: all are done. */
	filled: number;
}

/** The things that are found by their text: rows of a list, or `applicants`, the requests by applicant. */
export type FoundList = ListName | "applicants";

/** The text by which a row is found; maintained by triggers. */
interface ListedTextTable {
	id: Generated<number>;
	tenant: Fixed<string>;
	list: Fixed<FoundList>;
	uuid: Fixed<string>;
	text: string;
}

/** How far the texts of existing rows have been filled in. */
interface ListedTextFillTable {
	tenant: Fixed<string>;
	list: Fixed<FoundList>;
	/** Uuid of the last row done. */
	place: string;
	/** 1: all are done. */
	filled: number;
}
