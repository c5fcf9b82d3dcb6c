import { describe, expect, it } from "@jest/globals";
import { type ExampleRow, exampleRow } from "../rows.fixture.ts";
import { incrementalCounts } from "./incremental-counts.ts";

const rows = Array.from({ length: 30 }, (_, number) => exampleRow(number, { town: ["Ede", "Arnhem", "Velp"][number % 3] ?? null }));

describe("incremental counts", () => {
	it("counts the rows of a name, and recounts only those that changed", () => {
		const owner = {};
		let asked = 0;
		const townOf = ({ town }: ExampleRow) => {
			asked++;
			return town === null ? [] : [town];
		};
		expect(Object.fromEntries(incrementalCounts(owner, rows, townOf))).toEqual({ Ede: 10, Arnhem: 10, Velp: 10 });
		asked = 0;
		const moved = rows.map((row, place) => (place === 4 ? exampleRow(4, { town: "Wageningen" }) : row));
		expect(Object.fromEntries(incrementalCounts(owner, moved, townOf))).toEqual({ Ede: 10, Arnhem: 9, Velp: 10, Wageningen: 1 });
		expect(asked).toBe(2);
		expect(Object.fromEntries(incrementalCounts(owner, rows, townOf))).toEqual({ Ede: 10, Arnhem: 10, Velp: 10 });
		expect(Object.fromEntries(incrementalCounts(owner, moved.slice(5), townOf))).toEqual({ Ede: 8, Arnhem: 8, Velp: 9 });
		expect(Object.fromEntries(incrementalCounts(owner, [], townOf))).toEqual({});
	});

	it("counts a row under each of its names, and separately for each owner", () => {
		const [one, other] = [{}, {}];
		const tagged = [exampleRow(1, { tags: ["a", "b"] }), exampleRow(2, { tags: ["b"] })];
		expect(Object.fromEntries(incrementalCounts(one, tagged, ({ tags }) => tags))).toEqual({ a: 1, b: 2 });
		expect(Object.fromEntries(incrementalCounts(other, tagged, ({ key }) => [key]))).toEqual({
			[tagged[0]?.key ?? ""]: 1,
			[tagged[1]?.key ?? ""]: 1,
		});
	});
});
