import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How a test file requests PostgreSQL (server/test-support/databases.ts). */
const asks = /\bdescribeOn(EveryDatabase|Postgres)\b/;
const door = join("server", "test-support", "databases.ts");

/**
 * Test files below the folders that have a test on PostgreSQL: the others need not be loaded just to be skipped. @throws when a file that
 * is not a test is in between, so that the tests that use it would be missed
 */
export function postgresSuites(folders: readonly string[]): readonly string[] {
	const files = folders
		.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
		.filter((path) => /\.tsx?$/.test(path) && asks.test(readFileSync(path, "utf8")) && path !== door);
	const between = files.filter((path) => !/\.test\.tsx?$/.test(path));
	if (between.length > 0) throw new Error(`Only tests ask for PostgreSQL by themselves, but so does ${between.join(", ")}.`);
	return files.sort();
}
