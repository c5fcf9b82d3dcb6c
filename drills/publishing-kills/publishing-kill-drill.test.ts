import { describe, expect, it } from "@jest/globals";
import { findPostgres, OwnPostgres } from "../own-postgres.ts";
import { publishingKillDrill } from "./publishing-kill-drill.ts";

const bin = findPostgres();
const acts = 5;

describe("a server that is killed while it publishes", () => {
	it("is exactly before or exactly after each act, and goes on (SQLite)", async () => {
		const { differences, ...counts } = await publishingKillDrill({ rounds: 1, seed: 20_261_126 });
		expect(differences).toEqual([]);
		expect([counts.killed, counts.before + counts.after]).toEqual([acts, acts]);
	}, 600_000);
});

(bin === undefined ? describe.skip : describe)("a server that is killed while it publishes, on PostgreSQL", () => {
	it("is exactly before or exactly after each act, and goes on; it would be found out if it were not", async () => {
		const postgres = await OwnPostgres.make(bin ?? "");
		try {
			const { differences, ...counts } = await publishingKillDrill({ rounds: 1, seed: 20_261_126, databaseUrl: postgres.url });
			expect(differences).toEqual([]);
			expect([counts.killed, counts.before + counts.after]).toEqual([acts, acts]);
			const planted = await publishingKillDrill({ rounds: 3, seed: 20_261_126, databaseUrl: postgres.url, plant: "halves" });
			expect(planted.differences.length).toBeGreaterThan(0);
		} finally {
			await postgres.remove();
		}
	}, 600_000);
});
