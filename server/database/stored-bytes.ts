import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "./tables/tables.ts";

/** JSON text as a string, or as UTF-8 bytes. */
export type JsonText = string | Uint8Array;

/**
 * A text column as its stored bytes, for text that is only passed on: decoding it to a string and encoding it again takes longer than
 * reading it. PostgreSQL's driver already has a string.
 */
export function storedBytes(db: Kysely<Database>, column: string): RawBuilder<JsonText> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	return isPostgres ? sql<JsonText>`${sql.ref(column)}` : sql<JsonText>`cast(${sql.ref(column)} as blob)`;
}

export function joinedBytes(parts: readonly JsonText[]): Buffer {
	return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

/** The text as a string, for parsing. */
export function asText(text: JsonText): string {
	return typeof text === "string" ? text : inBuffer(text).toString();
}

/** Whether a word occurs in the text. */
export function holdsText(text: JsonText, word: string): boolean {
	return typeof text === "string" ? text.includes(word) : inBuffer(text).includes(word);
}

/** Shares the same bytes. */
const inBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
