import { nameOf } from "./file-mutant.ts";
import { origins } from "./product-mutants.ts";
import type { Verdicts } from "./verdicts.ts";

/** A table of the sample by origin, and the survivors. `equivalent`: mutants that change nothing anybody could notice, with the reason. */
export function summary({ seed, mutants }: Verdicts, equivalent: Readonly<Record<string, string>>): string {
	const row = (name: string, of: typeof mutants) => {
		const with_ = (verdict: string) => of.filter((mutant) => mutant.verdict === verdict);
		const same = with_("survived").filter((mutant) => equivalent[nameOf(mutant)] !== undefined).length;
		const noticed = with_("noticed");
		const survived = with_("survived").length - same;
		const examined = noticed.length + survived;
		return [
			name,
			of.length,
			examined,
			noticed.length,
			noticed.filter(({ by }) => by === "types" || by === "generating").length,
			survived,
			same,
			with_("near").length,
			examined === 0 ? "-" : `${((100 * noticed.length) / examined).toFixed(1)} %`,
		];
	};
	const lines = [
		["", "made", "examined", "noticed", "by types", "survived", "equivalent", "in doubt", "rate"],
		...origins.map((origin) =>
			row(
				origin,
				mutants.filter((mutant) => mutant.origin === origin),
			),
		),
		row("all", mutants),
	].map((cells) => cells.map((cell, index) => (index === 0 ? String(cell).padEnd(8) : String(cell).padStart(11))).join(""));
	const begun = mutants.findIndex(({ verdict }) => verdict === undefined || verdict === "near");
	const whole = begun === -1 ? mutants.length : begun;
	const first = mutants.slice(0, whole).filter((mutant) => equivalent[nameOf(mutant)] === undefined);
	const noticed = first.filter(({ verdict }) => verdict === "noticed").length;
	const rate = first.length === 0 ? "" : ` (${((100 * noticed) / first.length).toFixed(1)} %)`;
	const survivors = mutants.filter((mutant) => mutant.verdict === "survived" && equivalent[nameOf(mutant)] === undefined);
	return [
		`Sample of seed ${seed}. In doubt: unnoticed by the nearest tests, the others are still to be asked.`,
		...lines,
		`Of the first ${whole} of the ${mutants.length}, ${first.length} change something, and ${noticed}${rate} are noticed.`,
		...survivors.map((mutant) => `survived ${nameOf(mutant)}`),
		"",
	].join("\n");
}
