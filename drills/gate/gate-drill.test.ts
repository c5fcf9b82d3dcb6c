import { describe, expect, it } from "@jest/globals";
import { wrongWithFolder } from "../../scripts/flow/wrong-with-folder.ts";
import { gateDrill } from "./gate-drill.ts";

/** Each known way once, and as many at random. `GATE_BUNDLES` sets a higher number; `npm run drill -- gate` runs many. */
const bundles = Number(process.env.GATE_BUNDLES ?? 72);

describe("files that were broken in a known way, or edited at random", () => {
	it("are never released nor activated where the designers' commands find something wrong with them", async () => {
		const { passed, wrong, stopped, sound, ...counts } = await gateDrill({ bundles, seed: 20_261_125, wrongWith: wrongWithFolder });
		expect({ passed, wrong }).toEqual({ passed: [], wrong: [] });
		for (const reason of ["errors", "scenarios", "version", "deployment", "rights", "second-person"]) {
			expect([reason, (stopped[reason] ?? 0) > 0]).toEqual([reason, true]);
		}
		// The gate must not simply refuse everything.
		expect([counts.bundles, sound > 0]).toEqual([bundles, true]);
	}, 600_000);

	it("would be found out if the gate took them for the deployment's own", async () => {
		const { passed } = await gateDrill({ bundles: 6, seed: 29, wrongWith: wrongWithFolder, plant: "trusting" });
		expect(passed.length).toBeGreaterThan(0);
	}, 600_000);
});
