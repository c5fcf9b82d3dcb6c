import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";

describe("the embedded database", () => {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-data-"));
	let data: DataDoor | undefined;
	afterEach(async () => {
		await data?.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it("is on disk before a write is answered, checks foreign keys, and is there again after a restart", async () => {
		data = await openDatabase({ url: null, folder, now: () => 1 });
		const pragma = async (name: string) =>
			Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute((data as DataDoor).db)).rows[0] ?? {})[0];
		expect([await pragma("synchronous"), await pragma("journal_mode"), await pragma("foreign_keys")]).toEqual([2, "wal", 1]);
		await data.write("t", async ({ db, tick }) => {
			await db
				.insertInto("stakeholder")
				.values({ tenant: "t", slug: "cpo|a", name: "a", category: "cpo", enabled: 1, synced: tick() })
				.execute();
		});
		await data.close();
		data = await openDatabase({ url: null, folder, now: () => 1 });
		expect(await data.db.selectFrom("stakeholder").select(["slug", "synced"]).execute()).toEqual([{ slug: "cpo|a", synced: 1 }]);
		expect(await data.write("t", async ({ tick }) => tick())).toBe(2);
	});
});
