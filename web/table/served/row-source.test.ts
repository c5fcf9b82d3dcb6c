import { expect, it } from "@jest/globals";
import { pagedRows, sourcePageSize } from "./row-source.ts";

const rowsOf = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ key: `row ${from + index}` }));

it("gives all rows in order, whatever part is taken, and asks for no page before it is wanted", async () => {
	const asked: (readonly [number, string | null])[] = [];
	const source = pagedRows(1_000, async (page, after) => {
		asked.push([page, after]);
		const from = (page - 1) * sourcePageSize;
		return { rows: rowsOf(from, Math.min(1_000, from + sourcePageSize)), after: `behind ${page}` };
	});
	expect(asked).toEqual([]);
	const taken = [...(await source.slice(0, 50))];
	expect(asked).toEqual([[1, null]]);
	for (let start = 50; start < 1_000; start += 300) taken.push(...(await source.slice(start, start + 300)));
	expect(taken).toEqual(rowsOf(0, 1_000));
	expect(asked).toEqual([
		[1, null],
		[2, "behind 1"],
		[3, "behind 2"],
	]);
});

it("gives a row once that moves to a later page meanwhile", async () => {
	const source = pagedRows(sourcePageSize + 1, async (page) => ({
		rows: page === 1 ? rowsOf(0, sourcePageSize) : [{ key: "row 0" }, { key: "last" }],
		after: null,
	}));
	const keys = [...(await source.slice(0, sourcePageSize)), ...(await source.slice(sourcePageSize, sourcePageSize + 100))].map(
		({ key }) => key,
	);
	expect(new Set(keys).size).toBe(keys.length);
	expect(keys.at(-1)).toBe("last");
});
