import { describe, expect, it } from "@jest/globals";
import { findPostgres } from "../own-postgres.ts";
import { type RestartReport, restartDrill } from "./restart-drill.ts";

const bin = findPostgres();
const whenThere = bin === undefined ? describe.skip : describe;

/** What a run found; nothing in each when all is well. */
const found = ({ died, wrong, differences }: RestartReport) => ({ died, wrong, differences });

whenThere("F5 PostgreSQL restarted under two servers with writes under way", () => {
	it("ends no server, loses and doubles nothing that was acknowledged, and says 503 with when to try again", async () => {
		const report = await restartDrill({ bin: bin ?? "", restarts: 4, seed: 20_261_122 });
		expect(found(report)).toEqual({ died: [], wrong: [], differences: [] });
		expect([report.restarts, report.acknowledged >= 80, report.repeated > 0]).toEqual([4, true, true]);
		// Told once an outage at each server, and not at every call that it cost.
		expect(report.outageLines).toBeLessThanOrEqual(2 * 4);
	}, 600_000);

	it("would tell of a server in which nobody listens to connections that end", async () => {
		const report = await restartDrill({ bin: bin ?? "", restarts: 1, seed: 1, plant: "unheard" });
		expect(report.died.length).toBeGreaterThan(0);
	}, 600_000);

	it("would tell of a client that repeats a write under another key, and so writes twice", async () => {
		const { differences, wrong } = await restartDrill({ bin: bin ?? "", restarts: 1, seed: 1, plant: "forgetful" });
		expect(differences.length + wrong.length).toBeGreaterThan(0);
	}, 600_000);
});
