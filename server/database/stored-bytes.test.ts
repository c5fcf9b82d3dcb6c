import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { type DataDoor, openDatabase } from "./opening/open-database.ts";
import { asText, holdsText, joinedBytes, storedBytes } from "./stored-bytes.ts";

/** Characters of one to four bytes, quotes, and a line break. */
const texts = ["", "Kade 7", "Curaçaostraat — één €", "𝄞 \"aan\\haling'\n", "\u2028\u0001"];

describeOnEveryDatabase("storedBytes", (make) => {
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

	it("gives a text column that reads as what was stored, character by character", async () => {
		const rows = texts.map((name, index) => ({ tenant: "t", slug: `cpo|${index}`, name, category: "cpo", enabled: 1, synced: index }));
		await data.db.insertInto("stakeholder").values(rows).execute();
		const stored = await data.db
			.selectFrom("stakeholder")
			.select((select) => [storedBytes(data.db, "name").as("name"), select.fn<number>("length", ["slug"]).as("length")])
			.orderBy("synced")
			.execute();
		expect(stored.map(({ name }) => asText(name))).toEqual(texts);
		expect(joinedBytes(stored.map(({ name }) => name)).toString()).toBe(texts.join(""));
		expect(stored.map(({ name }) => holdsText(name, "één"))).toEqual([false, false, true, false, false]);
	});
});

describe("joinedBytes", () => {
	it("puts texts and bytes one behind the other, each in UTF-8", () => {
		const parts = texts.map((text, index) => (index % 2 === 0 ? text : Buffer.from(text)));
		expect(joinedBytes(parts).toString("utf8")).toBe(texts.join(""));
		expect(joinedBytes([])).toHaveLength(0);
	});

	it("takes a part of a larger buffer for that part only", () => {
		const whole = Buffer.from('{"a":1}');
		expect(joinedBytes([whole.subarray(0, -1), ',"b":2}']).toString()).toBe('{"a":1,"b":2}');
		expect(asText(whole.subarray(1, 4))).toBe('"a"');
	});

	it("holds bytes of its own: changing a part afterwards changes nothing", () => {
		const part = Buffer.from("a");
		const joined = joinedBytes([part]);
		part.write("b");
		expect(joined.toString()).toBe("a");
	});
});
