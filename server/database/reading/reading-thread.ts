import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";
import { KeptStatements } from "../dialects/kept-statements.ts";
import type { ReadingAnswer, ReadingQuestion } from "./reading-question.ts";

/** Size of the page cache, in addition to that of the writing connection. */
const cacheKiB = 65_536;

const connection = new BetterSqlite(String(workerData), { readonly: true, fileMustExist: true });
connection.pragma("busy_timeout = 5000");
connection.pragma(`cache_size = -${cacheKiB}`);
const statements = new KeptStatements(connection);

/** Answers one statement after the other, each from what is committed when it begins. Started by reading-dialect.ts. */
parentPort?.on("message", (question: ReadingQuestion) => parentPort?.postMessage(answerTo(question)));

function answerTo({ sql, parameters }: ReadingQuestion): ReadingAnswer {
	try {
		return { rows: statements.prepare(sql).all(parameters) };
	} catch (error) {
		const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
		const message = error instanceof Error ? error.message : String(error);
		return { failure: { message, code: typeof code === "string" ? code : undefined } };
	}
}
