import { describe, expect, it } from "@jest/globals";
import { bulkKillDrill } from "./bulk-kill-drill.ts";

describe("an act on many processes whose server is killed while two others save", () => {
	it("leaves every process with one outcome, loses nobody's save, and is taken back exactly", async () => {
		const { differences, ...counts } = await bulkKillDrill({ processes: 36, kills: 1, seed: 20_261_126, databaseUrl: null });
		expect(differences).toEqual([]);
		expect([counts.killsWithin, counts.done + counts.stale, counts.saves > 0]).toEqual([1, 36, true]);
	}, 300_000);

	it("would be found out if what became of an item were kept apart from its work", async () => {
		const { differences } = await bulkKillDrill({ processes: 18, kills: 0, seed: 1, databaseUrl: null, plant: "torn" });
		expect(differences).toContainEqual(expect.stringContaining("failed, with 1 events of the act"));
	}, 300_000);
});
