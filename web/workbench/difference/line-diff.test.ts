import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type DiffLine, lineDiff } from "./line-diff.ts";

const textOf = (lines: readonly DiffLine[], without: DiffLine["kind"]) =>
	lines.flatMap(({ kind, text }) => (kind === without ? [] : [`${text}\n`])).join("");
const signs = { same: " ", gone: "-", new: "+" } as const;
const drawn = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

/** Length of the longest common subsequence of lines, computed the slow way. */
function mostKept(old: readonly string[], now: readonly string[]): number {
	const rows = old.map(() => now.map(() => 0));
	for (const [i, one] of old.entries())
		for (const [j, other] of now.entries()) {
			const row = rows[i];
			if (row === undefined) continue;
			row[j] = one === other ? (rows[i - 1]?.[j - 1] ?? 0) + 1 : Math.max(rows[i - 1]?.[j] ?? 0, row[j - 1] ?? 0);
		}
	return rows.at(-1)?.at(-1) ?? 0;
}

describe("the lines of two texts", () => {
	it.each<[string, string, string, readonly string[]]>([
		["alike", "a\nb\n", "a\nb\n", [" a", " b"]],
		["one changed", "a\nb\nc\n", "a\nx\nc\n", [" a", "-b", "+x", " c"]],
		["one added at the end", "a\n", "a\nb\n", [" a", "+b"]],
		["one gone at the start", "a\nb\n", "b\n", ["-a", " b"]],
		["a new file", "", "a\nb\n", ["+a", "+b"]],
		["a file that is gone", "a\n", "", ["-a"]],
	])("are shown once where they stayed: %s", (_, before, after, expected) => {
		expect(drawn(before, after)).toEqual(expected);
	});

	it("give both texts again, with their numbers, and as few that go and come as can be", () => {
		const lines = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 14 });
		fc.assert(
			fc.property(lines, lines, (old, now) => {
				const [before, after] = [old, now].map((some) => some.map((line) => `${line}\n`).join("")) as [string, string];
				const diff = lineDiff(before, after);
				expect([textOf(diff, "new"), textOf(diff, "gone")]).toEqual([before, after]);
				expect(diff.flatMap(({ before: number }) => number ?? [])).toEqual(old.map((_, index) => index + 1));
				expect(diff.flatMap(({ after: number }) => number ?? [])).toEqual(now.map((_, index) => index + 1));
				expect(diff.filter(({ kind }) => kind === "same").length).toBe(mostKept(old, now));
			}),
			{ numRuns: 400 },
		);
	});

	it("that have next to nothing in common are shown one after the other, at once", () => {
		const many = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}\n`).join("");
		const diff = lineDiff(many("was"), many("is"));
		expect([diff.length, diff[0]?.kind, diff.at(-1)?.kind]).toEqual([40_000, "gone", "new"]);
	});
});
