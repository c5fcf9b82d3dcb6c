import { diffArrays } from "diff";

/** A line of the old text, the new text or both, with its number in each. */
export interface DiffLine {
	readonly kind: "same" | "gone" | "new";
	readonly text: string;
	readonly before: number | null;
	readonly after: number | null;
}

/** Maximum number of changed lines to search; texts that differ more are shown one after the other. */
const mostChanged = 800;

/** The lines of two texts in reading order, with the fewest removals and additions. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
	const [old, now] = [linesOf(before), linesOf(after)];
	const runs = diffArrays(old, now, { maxEditLength: mostChanged }) ?? [
		{ value: old, removed: true, added: false },
		{ value: now, removed: false, added: true },
	];
	let [one, other] = [0, 0];
	return runs.flatMap(({ value, removed, added }) =>
		value.map((text): DiffLine => {
			if (removed) return { kind: "gone", text, before: ++one, after: null };
			if (added) return { kind: "new", text, before: null, after: ++other };
			return { kind: "same", text, before: ++one, after: ++other };
		}),
	);
}

/** A final newline ends the last line; it does not start an empty one. */
function linesOf(text: string): string[] {
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
