import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import { findFirstAnswer, keepFirstAnswer } from "./idempotency-store.ts";

describeOnEveryDatabase("first answers", (make) => {
	let database: TestDatabase;
	let data: DataDoor;
	let now = 0;
	const [anna, bert] = [randomUUID(), randomUUID()];
	beforeEach(async () => {
		database = await make();
		data = await openDatabase({ ...database.place, now: () => now });
	});
	afterEach(async () => {
		await data.close();
		await database.remove();
	});

	const keep = (key: string, answer: string, user_id = anna) =>
		data.write("t", ({ db }) =>
			keepFirstAnswer(db, { tenant: "t", user_id, key, request_hash: "", status: 200, answer, created_at: ++now }),
		);
	const isKept = async (key: string, user_id = anna) => (await findFirstAnswer(data.db, "t", user_id, key)) !== undefined;

	it("of long ones a person has the newest hundred; of short ones, and of somebody else's, none goes", async () => {
		const [long, short] = ["é".repeat(66_000), "kort"];
		await keep("kort", short);
		await keep("van-bert", long, bert);
		for (let number = 1; number <= 102; number++) await keep(`lang-${number}`, long);
		expect(await Promise.all(["kort", "lang-1", "lang-2", "lang-3", "lang-102"].map((key) => isKept(key)))).toEqual([
			true,
			false,
			false,
			true,
			true,
		]);
		expect(await isKept("van-bert", bert)).toBe(true);
	});
});
