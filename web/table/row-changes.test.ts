import { describe, expect, it } from "@jest/globals";
import { rowChanges } from "./row-changes.ts";
import { exampleRow } from "./rows.fixture.ts";

const rows = [1, 2, 3, 4].map((number) => exampleRow(number));
const [first, second, third, fourth] = rows as [object, object, object, object];

describe("rowChanges", () => {
	it("tells which rows are new and which are gone", () => {
		const changed = exampleRow(2, { name: "Anders" });
		expect(rowChanges(rows, [first, changed, third, fourth])).toEqual({ gone: [second], come: [changed] });
		expect(rowChanges(rows, [changed, ...rows])).toEqual({ gone: [], come: [changed] });
		expect(rowChanges(rows, [first, changed, fourth])).toEqual({ gone: [second, third], come: [changed] });
		expect(rowChanges([], rows)).toEqual({ gone: [], come: rows });
		expect(rowChanges(rows, [])).toEqual({ gone: rows, come: [] });
	});

	it("tells nothing of the same rows, and as much gone as come when some only moved", () => {
		expect(rowChanges(rows, [...rows])).toEqual({ gone: [], come: [] });
		const { gone, come } = rowChanges(rows, [second, first, third, fourth]);
		expect(new Set(gone)).toEqual(new Set([first, second]));
		expect(new Set(come)).toEqual(new Set([first, second]));
	});
});
