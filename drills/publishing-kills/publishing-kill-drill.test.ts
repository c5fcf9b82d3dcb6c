import { describe, expect, it } from "@jest/globals";
import { findPostgres, OwnPostgres } from "../own-postgres.ts";
import { publishingKillDrill } from "./publishing-kill-drill.ts";

const bin = findPostgres();
const acts = 8;

describe("a server that is killed while it publishes", () => {
	it("is exactly before or exactly after each act, and goes on (SQLite)", async () => {
		const { differences, ...counts } = await publishingKillDrill({ rounds: 1, seed: 20_261_126 });
		expect(differences).toEqual([]);
		expect([counts.killed, counts.before + counts.after]).toEqual([acts, acts]);
	}, 600_000);
});

(bin === undefined ? describe.skip : describe)("a server that is killed while it publishes, on PostgreSQL", () => {
	const drilled = async (rounds: number, plant?: "halves") => {
		const postgres = await OwnPostgres.make(bin ?? "");
		try {
			return await publishingKillDrill({ rounds, seed: 20_261_126, databaseUrl: postgres.url, plant });
		} finally {
			await postgres.remove();
		}
	};

	it("is exactly before or exactly after each act, and goes on", async () => {
		const { differences, ...counts } = await drilled(1);
		expect(differences).toEqual([]);
		expect([counts.killed, counts.before + counts.after]).toEqual([acts, acts]);
	}, 600_000);

	// Not every moment leaves half an act, so this takes minutes: enabled by `PUBLISHING_KILLS=all`.
	if (process.env.PUBLISHING_KILLS === "all")
		it("would be found out if each statement of an act were durable by itself", async () => {
			expect((await drilled(5, "halves")).differences.length).toBeGreaterThan(0);
		}, 600_000);
});
