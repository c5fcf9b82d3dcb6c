import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { sql } from "kysely";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import { fillTexts, isAmong, rowsWithWord } from "./found-text.ts";

describeOnEveryDatabase("the texts that rows are found by", (make) => {
	let database: TestDatabase;
	let data: DataDoor;
	beforeAll(async () => {
		database = await make();
		data = await openDatabase({ ...database.place, now: () => 1 });
	});
	afterAll(async () => {
		await data.close();
		await database.remove();
	});

	const name = (tenant: string, uuid: string, text: string) => ({ tenant, uuid, synced: 1, name: text, search: "{}", searched: 1 });
	const put = (tenant: string, texts: Readonly<Record<string, string>>) =>
		data.db
			.insertInto("request_name")
			.values(Object.entries(texts).map(([uuid, text]) => name(tenant, uuid, text)))
			.execute();

	/** Uuids of the rows that contain one of the words, according to the index; null when it cannot tell. */
	async function found(tenant: string, ...words: readonly string[]): Promise<readonly string[] | null> {
		const asked = await Promise.all(words.map((word) => rowsWithWord(data.db, { tenant, list: "applicants" }, word)));
		const some = asked.filter((each) => each !== null);
		if (some.length === 0) return null;
		const rows = await sql<{ uuid: string }>`select n.uuid from request_name n
			where n.tenant = ${tenant} and ${isAmong(sql`n.uuid`, some)} order by n.uuid`.execute(data.db);
		return rows.rows.map(({ uuid }) => uuid);
	}

	it("of rows that were there before are taken over, and only then asked", async () => {
		await put("before", { a: "jansen", b: "de jong" });
		await data.db.deleteFrom("listed_text").execute();
		expect(await found("before", "jong")).toBeNull();
		while (await fillTexts(data, "before"));
		expect(await found("before", "jong")).toEqual(["b"]);
		expect(await found("before", "jo")).toBeNull();
		expect(await found("other", "jong")).toBeNull();
	});

	it("follow their row: written, changed, written again and removed", async () => {
		while (await fillTexts(data, "follow"));
		await put("follow", { a: "jansen" });
		expect(await found("follow", "jans")).toEqual(["a"]);
		await data.db.updateTable("request_name").set({ name: "pietersen" }).where("tenant", "=", "follow").execute();
		expect([await found("follow", "jans"), await found("follow", "ieters")]).toEqual([[], ["a"]]);
		await data.db
			.insertInto("request_name")
			.values(name("follow", "a", "klaassen"))
			.onConflict((conflict) => conflict.columns(["tenant", "uuid"]).doUpdateSet({ name: "klaassen" }))
			.execute();
		expect([await found("follow", "ieters"), await found("follow", "klaas")]).toEqual([[], ["a"]]);
		await data.db.deleteFrom("request_name").where("tenant", "=", "follow").execute();
		expect(await found("follow", "klaas")).toEqual([]);
	});

	it("are found by any part of them, few or very many, whatever signs are in it, and by no other tenant", async () => {
		while (await fillTexts(data, "any"));
		const signs = fc.constantFrom("a", "b", "c", " ", "%", "_", "\\", '"', "'", "é", "😀", "-", "1");
		const text = fc.array(signs, { maxLength: 12 }).map((each) => each.join(""));
		const some = fc.sample(text, { numRuns: 200, seed: 1 });
		const texts = Object.fromEntries(some.map((each, index) => [`s${String(index).padStart(4, "0")}`, each]));
		const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`v${String(index).padStart(4, "0")}`, `dorp ${index}`]));
		await put("any", texts);
		await put("any", many);
		await put("any", { w: "xabcx", x: "1abc" });
		await put("another", { z: "dorp" });
		const all = Object.entries({ ...texts, ...many, w: "xabcx", x: "1abc" });
		const words = [...some.map((each) => [...each].slice(1, 6).join("")), "dorp", "dorp 11", "abc", '" or "', "%%%", "___", "\\\\\\"];
		for (const word of new Set(words)) {
			if ([...word].length < 3) continue;
			const holding = all.filter(([, each]) => each.includes(word)).map(([uuid]) => uuid);
			expect([word, await found("any", word)]).toEqual([word, holding.sort()]);
		}
		const either = all.filter(([, each]) => each.includes("dorp") || each.includes("abc")).map(([uuid]) => uuid);
		expect(either.length).toBeGreaterThan(1_200);
		expect(await found("any", "dorp", "abc")).toEqual(either.sort());
	});
});
