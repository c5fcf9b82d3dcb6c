import type { FileMutant } from "./file-mutant.ts";
import type { Examined } from "./verdicts.ts";

/**
 * The mutant in the present file that makes the same change as the sample's: in data at the same pointer, in code the one nearest to its
 * former position, since lines move. Undefined if the changed code is no longer there.
 */
export function relocate(wanted: Pick<Examined, "kind" | "change" | "place">, mutants: readonly FileMutant[]): FileMutant | undefined {
	const same = mutants.filter(({ kind, change }) => kind === wanted.kind && change === wanted.change);
	if (wanted.place.startsWith("/")) return same.find(({ place }) => place === wanted.place);
	const away = ({ place }: { readonly place: string }) => {
		const [line = 0, column = 0] = place.split(":").map(Number);
		const [oldLine = 0, oldColumn = 0] = wanted.place.split(":").map(Number);
		return Math.abs(line - oldLine) * 1000 + Math.abs(column - oldColumn);
	};
	return same.toSorted((one, other) => away(one) - away(other))[0];
}
