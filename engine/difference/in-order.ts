/** The values whose order changed: among those in both lists, the fewest that must be removed to leave the rest in the same order. */
export function outOfOrder<Value>(before: readonly Value[], after: readonly Value[]): ReadonlySet<Value> {
	const kept = before.filter((value) => after.includes(value));
	const now = after.filter((value) => before.includes(value));
	// Longest common subsequence: length[i][j] for kept from i and now from j.
	const length = Array.from({ length: kept.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
	const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
	for (let i = kept.length - 1; i >= 0; i--) {
		for (let j = now.length - 1; j >= 0; j--) {
			(length[i] ?? [])[j] = kept[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const moved = new Set(now);
	for (let i = 0, j = 0; i < kept.length && j < now.length; ) {
		if (kept[i] === now[j]) {
			moved.delete(now[j] as Value);
			i++;
			j++;
		} else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	}
	return moved;
}
