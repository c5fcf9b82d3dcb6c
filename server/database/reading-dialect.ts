import { extname } from "node:path";
import type { Worker } from "node:worker_threads";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type Kysely,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import type { ReadingAnswer, ReadingQuestion } from "./reading-question.ts";
import { startThread } from "./start-thread.ts";

interface Asked {
	readonly resolve: (rows: unknown[]) => void;
	readonly reject: (failure: Error) => void;
}

/**
 * A second connection to the embedded database that only reads, in a thread of its own: SQLite answers in the thread that
 * asks, and a list that looks at every row would keep all other calls waiting. Each statement sees what is committed when
 * it begins, so everything that has been acknowledged. `file`: a path; the database in memory has one connection.
 */
export function readingDialect(file: string): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => new ReadingDriver(file),
		createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

class ReadingDriver implements Driver {
	readonly #connection: ThreadConnection;
	constructor(file: string) {
		this.#connection = new ThreadConnection(file);
	}

	async init(): Promise<void> {}

	/** Statements of several calls take turns in the thread, so they share the connection. */
	async acquireConnection(): Promise<DatabaseConnection> {
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {}

	async beginTransaction(): Promise<void> {
		throw new Error("The reading connection has no transactions.");
	}

	async commitTransaction(): Promise<void> {}

	async rollbackTransaction(): Promise<void> {}

	async destroy(): Promise<void> {
		await this.#connection.close();
	}
}

class ThreadConnection implements DatabaseConnection {
	readonly #file: string;
	readonly #asked = new Map<number, Asked>();
	#worker: Worker | undefined;
	#last = 0;

	constructor(file: string) {
		this.#file = file;
	}

	executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		return new Promise((resolve, reject) => {
			this.#last += 1;
			this.#asked.set(this.#last, { resolve: (rows) => resolve({ rows: rows as Row[] }), reject });
			this.#started().postMessage({ id: this.#last, sql, parameters } satisfies ReadingQuestion);
		});
	}

	streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("The reading connection does not stream.");
	}

	async close(): Promise<void> {
		await this.#worker?.terminate();
	}

	/** With the first question; one that ended is replaced with the next. */
	#started(): Worker {
		if (this.#worker !== undefined) return this.#worker;
		const module = new URL(`./reading-thread${extname(import.meta.url)}`, import.meta.url);
		const worker = startThread(module, { workerData: this.#file });
		// It does not keep the server from stopping.
		worker.unref();
		worker.on("message", (answer: ReadingAnswer) => this.#answered(answer));
		worker.on("error", () => this.#ended(worker));
		worker.on("exit", () => this.#ended(worker));
		this.#worker = worker;
		return worker;
	}

	#answered(answer: ReadingAnswer): void {
		const asked = this.#asked.get(answer.id);
		this.#asked.delete(answer.id);
		if ("rows" in answer) asked?.resolve(answer.rows);
		else asked?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }));
	}

	/** What was asked and not answered is answered as a database that is away. */
	#ended(worker: Worker): void {
		if (this.#worker !== worker) return;
		this.#worker = undefined;
		for (const { reject } of this.#asked.values()) {
			reject(Object.assign(new Error("The reading thread ended."), { code: "SQLITE_IOERR" }));
		}
		this.#asked.clear();
	}
}
