/** Letters; anything longer is not a misspelt name. */
const longestName = 200;

/**
 * The candidate that was probably meant, or undefined when none is close: at most a third of the letters may differ. Case does not count,
 * and two swapped neighbouring letters count once.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
	return nearestNames(name, candidates)[0];
}

/** All candidates that are as near as the nearest one: with several, nobody can tell which was meant. */
export function nearestNames(name: string, candidates: Iterable<string>): readonly string[] {
	let best: { readonly names: string[]; readonly distance: number } | undefined;
	for (const candidate of candidates) {
		// No further than what was found already: most of a long list is given up at its first letters.
		const limit = Math.min(Math.floor(Math.max(name.length, candidate.length) / 3), best?.distance ?? longestName);
		// The difference in length is a lower bound of the distance: no need to compare further, however long a text somebody pasted.
		if (Math.abs(name.length - candidate.length) > limit || name.length > longestName) continue;
		const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), limit);
		if (candidate === name || distance > limit) continue;
		if (best === undefined || distance < best.distance) best = { names: [candidate], distance };
		else if (distance === best.distance) best.names.push(candidate);
	}
	return best?.names ?? [];
}

/**
 * The least number of letters to add, drop, replace or swap with their neighbour; an arbitrary number above the limit when it exceeds the
 * limit.
 */
function editDistance(from: string, to: string, limit: number): number {
	let before: number[] = [];
	let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const current = [i];
		let least = i;
		for (let j = 1; j <= to.length; j++) {
			const same = from[i - 1] === to[j - 1];
			const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
			let steps = (previous[j - 1] ?? 0) + (same ? 0 : 1);
			const added = (previous[j] ?? 0) + 1;
			const dropped = (current[j - 1] ?? 0) + 1;
			const exchanged = (before[j - 2] ?? 0) + 1;
			if (added < steps) steps = added;
			if (dropped < steps) steps = dropped;
			if (swapped && exchanged < steps) steps = exchanged;
			current[j] = steps;
			if (steps < least) least = steps;
		}
		// A swap refers two rows back, so one row above the limit is not conclusive yet.
		if (least > limit + 1) return least;
		before = previous;
		previous = current;
	}
	return previous[to.length] ?? 0;
}
