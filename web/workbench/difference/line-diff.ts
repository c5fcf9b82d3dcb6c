import { diffArrays } from "diff";

/** A line of the one text, of the other, or of both; with its number in each. */
export interface DiffLine {
	readonly kind: "same" | "gone" | "new";
	readonly text: string;
	readonly before: number | null;
	readonly after: number | null;
}

/** Lines that go or come among which a way is looked for; texts that have less in common are shown one after the other. */
const mostChanged = 800;

/** The lines of two texts in the order in which one reads how the one became the other: the fewest that go and come. */
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

/** A text ends with its last line, not with an empty one behind it. */
function linesOf(text: string): string[] {
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
