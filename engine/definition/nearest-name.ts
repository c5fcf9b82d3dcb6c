/** Letters; anything longer is not a misspelt name. */
const longestName = 200;

/**
 * The candidate that was probably meant, or undefined when none is close: at most a third of the name
 * may be wrong. Case does not count, and two swapped neighbouring letters count once.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
	return nearestNames(name, candidates)[0];
}

/** All that are as near as the nearest one: with several, nobody can tell which was meant. */
export function nearestNames(name: string, candidates: Iterable<string>): readonly string[] {
	let best: { readonly names: string[]; readonly distance: number } | undefined;
	for (const candidate of candidates) {
		const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
		// Letters that one has more have to be added: no need to count further, however long a text somebody pasted.
		if (Math.abs(name.length - candidate.length) > limit || name.length > longestName) continue;
		const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), limit);
		if (candidate === name || distance > limit) continue;
		if (best === undefined || distance < best.distance) best = { names: [candidate], distance };
		else if (distance === best.distance) best.names.push(candidate);
	}
	return best?.names ?? [];
}

/** Least number of letters to add, drop, replace or swap with their neighbour; some number above the limit when it is above it. */
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
		// A swap looks two rows back, so one row above the limit does not settle it yet.
		if (least > limit + 1) return least;
		before = previous;
		previous = current;
	}
	return previous[to.length] ?? 0;
}
