import { expect, it } from "@jest/globals";
import { pagedRows, sourcePageSize } from "../served/row-source.ts";
import { chosenRows } from "./chosen-rows.ts";

const keys = Array.from({ length: 1000 }, (_, index) => ({ key: `r${index}` }));

it("has the chosen rows in the order of the list, and none that the filters leave out", async () => {
	const chosen = new Set(["r700", "r3", "elsewhere"]);
	expect(await chosenRows(keys, chosen)).toEqual([{ key: "r3" }, { key: "r700" }]);
	expect(await chosenRows(keys, new Set())).toEqual([]);
	expect(await chosenRows(keys, null)).toBe(keys);
});

it("asks a server for no more pages than it needs", async () => {
	const asked: number[] = [];
	const rows = pagedRows(keys.length, async (page) => {
		asked.push(page);
		return { rows: keys.slice((page - 1) * sourcePageSize, page * sourcePageSize), after: null };
	});
	expect(await chosenRows(rows, new Set(["r5", "r401"]))).toEqual([{ key: "r5" }, { key: "r401" }]);
	expect(asked).toEqual([1, 2]);
});
