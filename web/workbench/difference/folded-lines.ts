import type { DiffLine } from "./line-diff.ts";

/** A run of equal lines that is folded. `start`: index of the first. */
interface Fold {
	readonly folded: number;
	readonly start: number;
}

/** Number of equal lines shown around a change, for orientation. */
const around = 3;

/** The lines, with equal ones far from any change folded unless somebody unfolded them. `left`: the number of remaining lines. */
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
