import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { describeOnPostgres, type TestDatabase } from "../../test-support/databases.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import { AskerGone } from "./asker-gone.ts";

describeOnPostgres("a question whose asker has gone", (make) => {
	let database: TestDatabase;
	let data: DataDoor;
	beforeAll(async () => {
		database = await make();
		data = await openDatabase({ ...database.place, connections: 2, now: () => 1, migrate: false });
	});
	afterAll(async () => {
		await data.close();
		await database.remove();
	});

	it("is stopped, also when every connection is busy with such, and its connection answers the next", async () => {
		const left = new AbortController();
		const asked = [1, 2, 3].map(() => sql`select pg_sleep(4)`.execute(data.readingFor(left.signal)).catch((failure: unknown) => failure));
		await new Promise((resolve) => setTimeout(resolve, 200));
		// Each must be answered before the database's own timeout ends a slow statement.
		left.abort();
		for (const failure of await Promise.all(asked)) expect(failure).toBeInstanceOf(AskerGone);
		expect((await Promise.all([1, 2, 3].map(() => sql`select 1 as one`.execute(data.db)))).map(({ rows }) => rows)).toEqual(
			Array.from({ length: 3 }, () => [{ one: 1 }]),
		);
	});
});
