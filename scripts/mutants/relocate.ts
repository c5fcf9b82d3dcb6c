import type { FileMutant } from "./file-mutant.ts";
import type { Examined } from "./verdicts.ts";

/**
 * The mutant of the file as it is now that makes the change of the sample's: at the same pointer in data, in code the one
 * nearest to where it was, as lines move. Undefined if what it changed is no longer there.
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
