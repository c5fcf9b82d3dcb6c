import { describe, expect, it } from "@jest/globals";
import { findPostgres } from "../own-postgres.ts";
import { killDrill } from "./kill-drill.ts";

const bin = findPostgres();
const whenThere = bin === undefined ? describe.skip : describe;

whenThere("F1 F2 F5 servers behind a proxy, killed and frozen, and PostgreSQL restarted, with writes under way", () => {
	it("lose and double nothing that was acknowledged, and who follows is told of all of it at another server", async () => {
		const { killed, frozen, postgresRestarts, acknowledged, repeated, wrong, differences } = await killDrill({
			bin: bin ?? "",
			goesOn: (blows) => blows < 3,
			everyMs: [0, 500],
			postgresEvery: 3,
			seed: 20_261_123,
			freezeMs: 3_000,
		});
		expect({ wrong, differences }).toEqual({ wrong: [], differences: [] });
		expect([killed, frozen, postgresRestarts, acknowledged >= 60, repeated > 0]).toEqual([1, 1, 1, true, true]);
	}, 600_000);
});
