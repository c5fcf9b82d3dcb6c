/** A line of the one text, of the other, or of both; with its number in each. */
export interface DiffLine {
	readonly kind: "same" | "gone" | "new";
	readonly text: string;
	readonly before: number | null;
	readonly after: number | null;
}

/** Changed lines that a way is looked for through; texts that have less in common are shown one after the other. */
const mostSteps = 800;

/** The lines of two texts in the order in which one reads how the one became the other: the fewest that go and come. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
	const [old, now] = [linesOf(before), linesOf(after)];
	let head = 0;
	while (head < old.length && head < now.length && old[head] === now[head]) head++;
	let tail = 0;
	while (tail < old.length - head && tail < now.length - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
	const kept = keptLines(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
	const pairs = [
		...Array.from({ length: head }, (_, index) => [index, index] as const),
		...kept.map(([one, other]) => [one + head, other + head] as const),
		...Array.from({ length: tail }, (_, index) => [old.length - tail + index, now.length - tail + index] as const),
	];
	const lines: DiffLine[] = [];
	let [one, other] = [0, 0];
	const until = (left: number, right: number): void => {
		for (; one < left; one++) lines.push({ kind: "gone", text: old[one] ?? "", before: one + 1, after: null });
		for (; other < right; other++) lines.push({ kind: "new", text: now[other] ?? "", before: null, after: other + 1 });
	};
	for (const [left, right] of pairs) {
		until(left, right);
		lines.push({ kind: "same", text: old[left] ?? "", before: left + 1, after: right + 1 });
		[one, other] = [left + 1, right + 1];
	}
	until(old.length, now.length);
	return lines;
}

/** A text ends with its last line, not with an empty one behind it. */
function linesOf(text: string): readonly string[] {
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** Which lines stay, by their places in both (Myers, "An O(ND) Difference Algorithm"). */
function keptLines(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
	/** By diagonal how far one came, for every number of changed lines. */
	const ways: (readonly (readonly [diagonal: number, reached: number])[])[] = [];
	let reached = new Map([[1, 0]]);
	for (let changed = 0; changed <= Math.min(old.length + now.length, mostSteps); changed++) {
		const next = new Map<number, number>();
		for (let diagonal = -changed; diagonal <= changed; diagonal += 2) {
			let at = isDown(diagonal, changed, reached) ? (reached.get(diagonal + 1) ?? 0) : (reached.get(diagonal - 1) ?? 0) + 1;
			while (at < old.length && at - diagonal < now.length && old[at] === now[at - diagonal]) at++;
			next.set(diagonal, at);
			if (at >= old.length && at - diagonal >= now.length) return walkedBack(old.length, now.length, [...ways, [...reached]]);
		}
		ways.push([...reached]);
		reached = next;
	}
	return [];
}

/** Whether one comes to a diagonal by a line of the new text. */
function isDown(diagonal: number, changed: number, reached: ReadonlyMap<number, number>): boolean {
	return diagonal === -changed || (diagonal !== changed && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));
}

function walkedBack(
	length: number,
	width: number,
	ways: readonly (readonly (readonly [number, number])[])[],
): readonly (readonly [number, number])[] {
	const kept: (readonly [number, number])[] = [];
	let [at, beside] = [length, width];
	for (let changed = ways.length - 1; changed >= 0; changed--) {
		const reached = new Map(ways[changed]);
		const diagonal = at - beside;
		const from = isDown(diagonal, changed, reached) ? diagonal + 1 : diagonal - 1;
		const start = reached.get(from) ?? 0;
		const begun = changed === 0 ? 0 : from > diagonal ? start : start + 1;
		while (at > begun) kept.push([--at, --beside]);
		[at, beside] = [start, start - from];
	}
	return kept.toReversed();
}
