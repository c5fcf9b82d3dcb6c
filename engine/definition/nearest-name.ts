/**
 * The candidate that was probably meant, or undefined when none is near: at most a third of the name is
 * wrong. Capitals do not count, and neighbouring letters that changed places count once.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
	let best: { readonly candidate: string; readonly distance: number } | undefined;
	for (const candidate of candidates) {
		const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
		const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
		if (candidate !== name && distance <= limit && (best === undefined || distance < best.distance)) best = { candidate, distance };
	}
	return best?.candidate;
}

/** Least number of letters to add, drop, replace or swap with their neighbour. */
function editDistance(from: string, to: string): number {
	let before: number[] = [];
	let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const current = [i];
		for (let j = 1; j <= to.length; j++) {
			const same = from[i - 1] === to[j - 1];
			const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
			current[j] = Math.min(
				(previous[j] ?? 0) + 1,
				(current[j - 1] ?? 0) + 1,
				(previous[j - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		before = previous;
		previous = current;
	}
	return previous[to.length] ?? 0;
}
