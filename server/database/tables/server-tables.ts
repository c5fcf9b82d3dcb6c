import type { ColumnType } from "kysely";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** What servers of one deployment know about each other, and store for their own work. */
export interface ServerTables {
	server_instance: ServerInstanceTable;
	job_lease: JobLeaseTable;
	/** One row, with id 1: a name for this database, which its files also have. */
	deployment: { id: Fixed<number>; identity: Fixed<string> };
	fill_place: FillPlaceTable;
	staged_row: StagedRowTable;
}

/** Servers that work on this database. */
interface ServerInstanceTable {
	id: Fixed<string>;
	/** Of the product. */
	version: Fixed<string>;
	/** The last migration that it knows. */
	knows: Fixed<string>;
	started_at: Fixed<number>;
	/** Milliseconds since 1970, like all instants here. */
	seen_at: number;
}

/** A job that one server at a time may do. */
interface JobLeaseTable {
	name: Fixed<string>;
	/** The server that has it, until `held_until`. */
	holder: string;
	/** Incremented each time that a server takes it. */
	fence: number;
	held_until: number;
	/** Not run again before this. */
	due_at: number;
}

interface FillPlaceTable {
	name: Fixed<string>;
	/** Where the next batch begins; "" at the beginning. */
	place: string;
	/** Number of records filled. */
	done: number;
	finished_at: number | null;
}

/** Rows that an import has prepared and not yet shown. */
interface StagedRowTable {
	run: Fixed<string>;
	/** The table that it is for. */
	target: Fixed<string>;
	/** From 1, within the run and the table. */
	number: Fixed<number>;
	/** JSON text of the row. */
	content: Fixed<string>;
	staged_at: Fixed<number>;
}
