import { randomUUID } from "node:crypto";
import { describe } from "@jest/globals";
import pg from "pg";
import type { DatabasePlace } from "../plugins/database.ts";

/** A database for a single suite. */
export interface TestDatabase {
	readonly place: DatabasePlace;
	/** Drops it again. */
	remove(): Promise<void>;
}

/** Runs a suite on every available database: SQLite in memory, and PostgreSQL when TEST_DATABASE_URL is set, there in its own schema. */
export function describeOnEveryDatabase(name: string, suite: (make: () => Promise<TestDatabase>) => void): void {
	describe(`${name} (SQLite)`, () => suite(async () => ({ place: { url: null, folder: ":memory:" }, remove: async () => undefined })));
	describeOnPostgres(name, suite);
}

/** The same on PostgreSQL only, for what SQLite does differently. */
export function describeOnPostgres(name: string, suite: (make: () => Promise<TestDatabase>) => void): void {
	const url = process.env.TEST_DATABASE_URL;
	if (url !== undefined && url !== "") describe(`${name} (PostgreSQL)`, () => suite(() => postgresSchema(url)));
}

async function postgresSchema(given: string): Promise<TestDatabase> {
	const url = await databaseOfWorker(given);
	const schema = `test_${randomUUID().replaceAll("-", "")}`;
	await run(url, `create schema ${schema}`);
	return { place: { url, folder: "", schema }, remove: () => run(url, `drop schema ${schema} cascade`) };
}

/**
 * Migrating reads every schema, and a suite running in parallel may just be dropping its own: so parallel workers use different databases.
 * The first worker uses the given one, the others create theirs beside it.
 */
async function databaseOfWorker(given: string): Promise<string> {
	const worker = process.env.JEST_WORKER_ID ?? "1";
	if (worker === "1") return given;
	const url = new URL(given);
	url.pathname = `${url.pathname}_${worker}`;
	await run(given, `create database ${pg.escapeIdentifier(url.pathname.slice(1))}`).catch((error: { readonly code?: string }) => {
		if (error.code !== alreadyThere) throw error;
	});
	return url.href;
}

/** A PostgreSQL database for servers in separate processes; null when there is no PostgreSQL to test on. */
export async function ownPostgres(): Promise<{ readonly url: string; readonly drop: () => Promise<void> } | null> {
	const given = process.env.TEST_DATABASE_URL;
	if (given === undefined || given === "") return null;
	const url = new URL(given);
	const name = `own_${randomUUID().replaceAll("-", "")}`;
	url.pathname = `/${name}`;
	await run(given, `create database ${name}`);
	// Servers that were killed may still be connected.
	return { url: url.href, drop: () => run(given, `drop database ${name} with (force)`) };
}

const alreadyThere = "42P04";

async function run(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
