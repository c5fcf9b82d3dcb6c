import { describe, expect, it } from "@jest/globals";
import { findPostgres } from "../own-postgres.ts";
import { keptRelease } from "./built-release.ts";
import { upgradeDrill } from "./upgrade-drill.ts";

const bin = findPostgres();
const whenThere = bin === undefined ? describe.skip : describe;

whenThere("servers of the former release, upgraded to this one under load and taken back", () => {
	it("lose and double nothing that was acknowledged, and refuse nothing", async () => {
		const from = keptRelease();
		const { replaced, acknowledged, wrong, differences } = await upgradeDrill({ bin: bin ?? "", seed: 20_261_126, from, writes: 10 });
		expect({ wrong, differences }).toEqual({ wrong: [], differences: [] });
		expect([replaced, acknowledged >= 50]).toEqual([4, true]);
	}, 600_000);
});
