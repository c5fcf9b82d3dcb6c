import { describe, expect, it } from "@jest/globals";
import { findPostgres, OwnPostgres } from "../own-postgres.ts";
import { countryDrill } from "./country-drill.ts";

const bin = findPostgres();
const small = { processes: 400, sources: 0, perSecond: 100, savesPerSecond: 10, seed: 20_261_126, listInBrowser: 20 };

describe("the list and map of a country, asked while others save", () => {
	it("answer every question, and count what is stored", async () => {
		const postgres = bin === undefined ? undefined : await OwnPostgres.make(bin);
		try {
			const { asked, saves, times, wrong } = await countryDrill({ ...small, questions: 60, databaseUrl: postgres?.url });
			expect({ asked, wrong }).toEqual({ asked: 60, wrong: [] });
			expect([saves > 0, Object.keys(times).length >= 8]).toEqual([true, true]);
		} finally {
			await postgres?.remove();
		}
	}, 600_000);

	it("would detect a count that is not that of the records", async () => {
		const { wrong } = await countryDrill({ ...small, questions: 1, plant: "miscounted" });
		expect(wrong).toEqual(expect.arrayContaining([expect.stringMatching(/counts 399 processes, 400 are stored/)]));
	}, 600_000);
});
