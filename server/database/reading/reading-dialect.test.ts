import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type Kysely, sql } from "kysely";
import { AskerGone } from "../dialects/asker-gone.ts";
import { databaseFailure } from "../dialects/database-failure.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import type { Database } from "../tables/tables.ts";

/** Takes about a second, whatever the database contains. */
const long = sql<{
	most: number;
}>`with recursive n (i) as (select 1 union all select i + 1 from n where i < 6000000) select max(i) as most from n`;

describe("the connection that reads", () => {
	let folder: string;
	let data: DataDoor;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-data-"));
		data = await openDatabase({ url: null, folder, now: () => 1 });
	});
	afterEach(async () => {
		await data.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const keep = (slug: string) =>
		data.write("t", async ({ db, tick }) => {
			await db.insertInto("stakeholder").values({ tenant: "t", slug, name: "a", category: "cpo", enabled: 1, synced: tick() }).execute();
		});
	const known = async (db: Kysely<Database>) => (await db.selectFrom("stakeholder").select("slug").execute()).map(({ slug }) => slug);

	it("sees what was answered, and keeps nobody waiting while it looks at many rows", async () => {
		await keep("cpo|a");
		expect(await known(data.reading)).toEqual(["cpo|a"]);
		const order: string[] = [];
		const looking = long.execute(data.reading).then(({ rows }) => order.push(`looked at ${rows[0]?.most}`));
		await keep("cpo|b");
		order.push("written");
		order.push(`${(await known(data.db)).length} read`);
		await looking;
		expect(order).toEqual(["written", "2 read", "looked at 6000000"]);
		expect(await known(data.reading)).toEqual(["cpo|a", "cpo|b"]);
	});

	it("leaves out what nobody waits for any more when its turn comes", async () => {
		await known(data.reading);
		const left = new AbortController();
		const order: string[] = [];
		const looking = long.execute(data.reading).then(() => order.push("looked"));
		const abandoned = [data.readingFor(left.signal), data.readingFor(left.signal)].map((db) =>
			long.execute(db).catch((failure: unknown) => order.push(failure instanceof AskerGone ? "left out" : "failed")),
		);
		const waiting = known(data.readingFor(new AbortController().signal)).then(() => order.push("answered"));
		await sql`select 1`.execute(data.db);
		left.abort();
		await Promise.all([looking, ...abandoned, waiting]);
		expect([order.toSorted(), order.at(-1)]).toEqual([["answered", "left out", "left out", "looked"], "answered"]);
		await expect(known(data.readingFor(left.signal))).rejects.toBeInstanceOf(AskerGone);
		expect(await known(data.reading)).toEqual([]);
	});

	it("cannot write, and says what is wrong with a question as the other one does", async () => {
		await expect(sql`insert into stakeholder (tenant, slug) values ('t', 's') returning slug`.execute(data.reading)).rejects.toMatchObject({
			code: "SQLITE_READONLY",
		});
		await expect(sql`select nothing from stakeholder`.execute(data.reading)).rejects.toMatchObject({ code: "SQLITE_ERROR" });
		await expect(data.reading.transaction().execute(known)).rejects.toThrow("no transactions");
		expect(await known(data.reading)).toEqual([]);
	});

	it("answers what it was asked when it ends as a database that is away", async () => {
		const looking = long.execute(data.reading).catch((failure: unknown) => databaseFailure(failure));
		const waiting = known(data.reading).catch((failure: unknown) => databaseFailure(failure));
		await sql`select 1`.execute(data.db);
		await data.reading.destroy();
		expect(await Promise.all([looking, waiting])).toEqual(["away", "away"]);
	});
});
