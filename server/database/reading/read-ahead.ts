import type { Kysely } from "kysely";
import type { Database } from "../tables/tables.ts";

/**
 * Rows that the writes of a batch are about, read in one query before the first of them. Each row is handed out once: the next write about
 * it reads it again, as the previous one left it. Only a write about a row may change it.
 */
export class ReadAhead<Row> {
	readonly #read: (db: Kysely<Database>, tenant: string, keys: readonly string[]) => Promise<readonly (readonly [string, Row])[]>;
	readonly #rows = new WeakMap<object, Map<string, Row | null>>();

	/** `read` returns the rows that exist, each with its key. */
	constructor(read: (db: Kysely<Database>, tenant: string, keys: readonly string[]) => Promise<readonly (readonly [string, Row])[]>) {
		this.#read = read;
	}

	async fill(db: Kysely<Database>, tenant: string, keys: readonly string[]): Promise<void> {
		const rows = new Map<string, Row | null>(keys.map((key) => [key, null]));
		for (const [key, row] of await this.#read(db, tenant, keys)) rows.set(key, row);
		this.#rows.set(db, rows);
	}

	/** The row that was read ahead, or null when it does not exist; undefined when it was not read ahead or was already taken. */
	take(db: Kysely<Database>, key: string): Row | null | undefined {
		const rows = this.#rows.get(db);
		const row = rows?.get(key);
		rows?.delete(key);
		return row;
	}

	forget(db: Kysely<Database>): void {
		this.#rows.delete(db);
	}
}

/** The row that a write concerns, by its key. */
export interface About {
	readonly rows: Pick<ReadAhead<unknown>, "fill" | "forget">;
	readonly key: string;
}
