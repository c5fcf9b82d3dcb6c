import { describe, expect, it } from "@jest/globals";
import { backupDrill } from "./backup-drill.ts";

describe("backups of a server under constant writes", () => {
	it("contain, once restored, everything acknowledged before, nothing that nobody wrote, and no half write", async () => {
		const { differences, wrong, backups, acknowledged } = await backupDrill({ backups: 3, seed: 20_261_123 });
		expect({ differences, wrong }).toEqual({ differences: [], wrong: [] });
		expect([backups, acknowledged >= 60]).toEqual([3, true]);
	}, 600_000);

	it("would be found out if the file were copied as it is", async () => {
		expect((await backupDrill({ backups: 1, seed: 1, plant: "file-alone" })).differences.length).toBeGreaterThan(0);
	}, 600_000);
});
