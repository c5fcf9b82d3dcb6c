import type { DiffLine } from "./line-diff.ts";

/** Equal lines that are left out. `start`: the place of the first. */
interface Fold {
	readonly folded: number;
	readonly start: number;
}

/** Equal lines that stay around a change, so that one knows where it is. */
const around = 3;

/** The lines with those left out that say nothing of a change, but for what somebody wants to see. `left`: how many more there are. */
export function foldedLines(
	lines: readonly DiffLine[],
	unfolded: ReadonlySet<number>,
	most: number,
): readonly (DiffLine | Fold)[] & { readonly left: number } {
	const near = new Set<number>();
	for (const [index, { kind }] of lines.entries())
		if (kind !== "same") for (let at = index - around; at <= index + around; at++) near.add(at);
	const parts: (DiffLine | Fold)[] = [];
	let index = 0;
	while (index < lines.length && parts.length < most) {
		let end = index;
		while (end < lines.length && !near.has(end)) end++;
		if (end > index && !unfolded.has(index)) parts.push({ folded: end - index, start: index });
		else parts.push(...lines.slice(index, Math.max(end, index + 1)));
		index = Math.max(end, index + 1);
	}
	return Object.assign(parts, { left: lines.length - index });
}
