import type { Statement } from "better-sqlite3";
import { SqliteAdapter } from "kysely";

/** Runs a statement on an embedded database behind Kysely, without Kysely's overhead per statement. See HeldConnection. */
export class DirectSqliteAdapter extends SqliteAdapter {
	readonly #statement: (sql: string) => Statement;
	#changes: Statement | undefined;
	constructor(statement: (sql: string) => Statement) {
		super();
		this.#statement = statement;
	}

	/** Runs synchronously; throws when the statement fails. */
	run(sql: string, parameters: readonly unknown[]): unknown[] {
		const statement = this.#statement(sql);
		if (statement.reader) return statement.all(parameters);
		statement.run(parameters);
		return [];
	}

	send(sql: string, parameters: readonly unknown[]): void {
		this.run(sql, parameters);
	}

	async settled(): Promise<void> {}

	/** Number of rows changed since the database was opened, by any statement. */
	changes(): number {
		this.#changes ??= this.#statement("select total_changes()").pluck();
		return this.#changes.get() as number;
	}
}
