import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "./tables.ts";

/** JSON text as a string, or as the bytes of it in UTF-8. */
export type JsonText = string | Uint8Array;

/**
 * A text column as the bytes it is stored as, for text that is only passed on: making a string of it and
 * bytes of that again takes longer than reading it. PostgreSQL's driver has a string already.
 */
export function storedBytes(db: Kysely<Database>, column: string): RawBuilder<JsonText> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	return isPostgres ? sql<JsonText>`${sql.ref(column)}` : sql<JsonText>`cast(${sql.ref(column)} as blob)`;
}

/** One text out of many, as bytes. */
export function joinedBytes(parts: readonly JsonText[]): Buffer {
	return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

/** The text itself, for whoever reads it. */
export function asText(text: JsonText): string {
	return typeof text === "string" ? text : inBuffer(text).toString();
}

/** Whether a word occurs in the text. */
export function holdsText(text: JsonText, word: string): boolean {
	return typeof text === "string" ? text.includes(word) : inBuffer(text).includes(word);
}

/** The same bytes. */
const inBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
