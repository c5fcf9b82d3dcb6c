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
import { moduleBeside } from "../../config/module-beside.ts";
import { AskerGone } from "../dialects/asker-gone.ts";
import { startThread } from "../start-thread.ts";
import type { ReadingAnswer, ReadingQuestion } from "./reading-question.ts";

interface Asked extends ReadingQuestion {
	/** Signal of the caller; undefined when the answer is needed in any case. */
	readonly signal: AbortSignal | undefined;
	readonly resolve: (rows: unknown[]) => void;
	readonly reject: (failure: Error) => void;
}

/**
 * A second, read-only connection to the embedded database, in its own thread: SQLite blocks the thread that queries it, and a list that
 * scans every row would make all other calls wait. Each statement sees everything committed before it begins, and so everything that has
 * been acknowledged. `file`: a path; an in-memory database has one connection.
 */
export class ReadingDialect implements Dialect {
	readonly #connection: ThreadConnection;
	readonly #signal: AbortSignal | undefined;

	constructor(file: string | ThreadConnection, signal?: AbortSignal) {
		this.#connection = typeof file === "string" ? new ThreadConnection(file) : file;
		this.#signal = signal;
	}

	/** The same thread, for queries that are no longer needed after the signal. */
	askedBy(signal: AbortSignal): ReadingDialect {
		return new ReadingDialect(this.#connection, signal);
	}

	createAdapter(): SqliteAdapter {
		return new SqliteAdapter();
	}

	createDriver(): Driver {
		return new ReadingDriver(this.#connection, this.#signal);
	}

	createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
		return new SqliteIntrospector(db);
	}

	createQueryCompiler(): SqliteQueryCompiler {
		return new SqliteQueryCompiler();
	}
}

class ReadingDriver implements Driver {
	readonly #connection: ThreadConnection;
	readonly #signal: AbortSignal | undefined;
	constructor(connection: ThreadConnection, signal: AbortSignal | undefined) {
		this.#connection = connection;
		this.#signal = signal;
	}

	async init(): Promise<void> {}

	/** Callers share the thread's one connection, which runs their statements one after the other. */
	async acquireConnection(): Promise<DatabaseConnection> {
		return {
			executeQuery: <Row>(query: CompiledQuery) => this.#connection.ask<Row>(query, this.#signal),
			streamQuery: () => {
				throw new Error("The reading connection does not stream.");
			},
		};
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

/**
 * Sends the thread one statement after the other. A statement whose caller has disconnected is skipped when its turn comes; SQLite cannot
 * be stopped in the middle of one.
 */
class ThreadConnection {
	readonly #file: string;
	#waiting: Asked[] = [];
	#current: Asked | undefined;
	#worker: Worker | undefined;

	constructor(file: string) {
		this.#file = file;
	}

	ask<Row>({ sql, parameters }: CompiledQuery, signal: AbortSignal | undefined): Promise<QueryResult<Row>> {
		return new Promise((resolve, reject) => {
			this.#waiting.push({ sql, parameters, signal, resolve: (rows) => resolve({ rows: rows as Row[] }), reject });
			this.#next();
		});
	}

	async close(): Promise<void> {
		await this.#worker?.terminate();
	}

	#next(): void {
		while (this.#current === undefined) {
			const asked = this.#waiting.shift();
			if (asked === undefined) return;
			const { sql, parameters, signal, reject } = asked;
			if (signal?.aborted) {
				reject(new AskerGone());
				continue;
			}
			this.#current = asked;
			this.#started().postMessage({ sql, parameters } satisfies ReadingQuestion);
		}
	}

	/** Started with the first query; a thread that ended is replaced at the next. */
	#started(): Worker {
		if (this.#worker !== undefined) return this.#worker;
		const module = moduleBeside("reading-thread", import.meta.url);
		const worker = startThread(module, { workerData: this.#file });
		// The thread does not keep the server from stopping.
		worker.unref();
		worker.on("message", (answer: ReadingAnswer) => this.#answered(answer));
		worker.on("error", () => this.#ended(worker));
		worker.on("exit", () => this.#ended(worker));
		this.#worker = worker;
		return worker;
	}

	#answered(answer: ReadingAnswer): void {
		const asked = this.#current;
		this.#current = undefined;
		if ("rows" in answer) asked?.resolve(answer.rows);
		else asked?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }));
		this.#next();
	}

	/** Unanswered queries fail as if the database were away. */
	#ended(worker: Worker): void {
		if (this.#worker !== worker) return;
		this.#worker = undefined;
		const asked = [...(this.#current === undefined ? [] : [this.#current]), ...this.#waiting];
		this.#current = undefined;
		this.#waiting = [];
		for (const { reject } of asked) reject(Object.assign(new Error("The reading thread ended."), { code: "SQLITE_IOERR" }));
	}
}
