import { describe, expect, it } from "@jest/globals";
import { findPostgres } from "../own-postgres.ts";
import { type RestartReport, restartDrill } from "./restart-drill.ts";

const bin = findPostgres();
const whenThere = bin === undefined ? describe.skip : describe;

/** The findings of a run; each is empty if all is well. */
const found = ({ died, wrong, differences }: RestartReport) => ({ died, wrong, differences });

whenThere("F5 PostgreSQL restarted under two servers with writes under way", () => {
	it("stops no server, loses or doubles nothing that was acknowledged, and says 503 with when to retry", async () => {
		const report = await restartDrill({ bin: bin ?? "", restarts: 2, seed: 20_261_122 });
		expect(found(report)).toEqual({ died: [], wrong: [], differences: [] });
		expect([report.restarts, report.acknowledged >= 40, report.repeated > 0]).toEqual([2, true, true]);
		// Logged once per outage by each server, and not for every call that failed.
		expect(report.outageLines).toBeLessThanOrEqual(2 * 2);
	}, 600_000);

	it("would detect a server in which nobody handles ended connections", async () => {
		const report = await restartDrill({ bin: bin ?? "", restarts: 1, seed: 1, plant: "unheard" });
		expect(report.died.length).toBeGreaterThan(0);
	}, 600_000);

	it("would detect a client that repeats a write under another key, and so writes twice", async () => {
		// Not every restart falls between a commit and its response, which is when a client has something to repeat.
		let found = 0;
		for (let seed = 1; seed <= 8 && found === 0; seed += 1) {
			const { differences, wrong } = await restartDrill({ bin: bin ?? "", restarts: 1, seed, plant: "forgetful" });
			found = differences.length + wrong.length;
		}
		expect(found).toBeGreaterThan(0);
	}, 600_000);
});
