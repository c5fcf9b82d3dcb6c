import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { CompiledQuery } from "kysely";
import { PersonAccess, readMapShape } from "../../../engine/index.ts";
import { fillTexts } from "../../database/rows/found-text.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { addLocation } from "../../test-support/test-location.ts";
import { fillLocationRows } from "../location-row-store.ts";
import { listOfLocations } from "./list-of-locations-store.ts";
import { questionOf } from "./read-question.ts";

describe("the list of charging locations in the database", () => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined });
		await addLocation(test, { code: "0202", status: "definitive" });
		while ((await fillLocationRows(test.app.data, test.tenant)) || (await fillTexts(test.app.data, test.tenant)));
	});
	afterAll(() => test.close());

	/** The query plan of every statement that some work executes. */
	async function plansOf(
		details: readonly string[],
		work: (list: ReturnType<typeof listOfLocations>) => Promise<unknown>,
	): Promise<readonly string[]> {
		const { db } = test.app.data;
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		const access = new PersonAccess({ userId: "", roles: { [tenant.slug]: { cpo: details } } }, tenant.definition);
		const asked = jest.spyOn(db.getExecutor(), "executeQuery");
		await work(listOfLocations(db, { tenant, access, now: test.clock.now }));
		const queries = asked.mock.calls.map(([query]) => query);
		asked.mockRestore();
		const plans: string[] = [];
		for (const { sql, parameters } of queries) {
			const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
			plans.push(rows.map(({ detail }) => detail).join("; "));
		}
		return plans;
	}

	it("has a page in the usual order by an index, whoever asks, and sorts nothing for it", async () => {
		for (const [details, index] of [
			[["*"], "location_row_reference (tenant=?)"],
			[["0202"], "location_row_code (tenant=? AND code=?)"],
		] as const) {
			for (const after of [null, { key: "000000000202-000000000001", uuid: "00000000-0000-4000-8000-000000000000" }]) {
				const plans = await plansOf(details, (list) => list.page({ ...questionOf({}), after }, 1_000_000));
				expect(plans).toEqual([expect.stringContaining(index.replace(/\)$/, ""))]);
				expect(plans.join()).not.toMatch(/TEMP B-TREE|SCAN/);
			}
		}
	});

	it("has a page in order of address by an index, either way, and what has none behind it", async () => {
		for (const sort of ["address", "-address"]) {
			const plans = await plansOf(["*"], (list) => list.page(questionOf({ sort }), 1));
			expect(plans).toHaveLength(2);
			for (const plan of plans) {
				expect(plan).toContain("location_row_address (tenant=?");
				// In the other direction, only rows with equal addresses need sorting.
				expect(plan).not.toMatch(/SCAN|B-TREE FOR ORDER BY/);
			}
		}
	});

	it("goes to what a word or a part of the map leaves, and to nothing else", async () => {
		const word = await plansOf(["*"], (list) => list.page(questionOf({ filters: '{"search":["plein"]}' }), 1));
		expect(word.at(-1)).toContain("(tenant=? AND uuid=?)");
		const within = [readMapShape("51.97,5.9,51.99,5.92")].filter((shape) => shape !== null);
		const [area] = await plansOf(["*"], (list) => list.count({ ...questionOf({}), within }));
		expect(area).toContain("location_row_place (tenant=? AND latitude>? AND latitude<?)");
	});
});
