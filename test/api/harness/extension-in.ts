import type { ExtendTerm } from "../../../engine/index.ts";
import type { SeededRandom } from "../../../server/demo/seeded-random.ts";

/** An extension of a term, possibly of one that cannot be extended, or not by that much. */
export function extensionIn(random: SeededRandom): Omit<ExtendTerm, "kind"> {
	return {
		term: random.pick(["beoordeling", "beoordeling", "bezwaar", "planning"]),
		...(random.chance(0.8) ? { days: random.pick([1, 5, 30]) } : { until: random.pick(["2027-01-04", "2027-01-02", "2026-02-30"]) }),
		reason: random.pick(["Wacht op een onderzoek.", "Op verzoek.", " "]),
	};
}
