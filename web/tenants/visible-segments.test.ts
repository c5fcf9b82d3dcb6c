import { describe, expect, it } from "@jest/globals";
import { visibleSegments } from "./visible-segments.ts";

const menu = [
	{ title: "Voor iedereen", items: [{ to: "a" }, { to: "b", needs: ["reporting"] }] },
	{ title: "Beheer", items: [{ to: "c", needs: ["admin"] }] },
	{ items: [{ to: "d", needs: ["requestlist", "realisationlist"] }] },
];
const access = { reporting: ["admin"], admin: ["admin"], realisationlist: ["cpo"], requestlist: [] };
const seen = (...roles: string[]) => visibleSegments(menu, { access }, roles).map(({ title, items }) => [title, items.map(({ to }) => to)]);

describe("a menu", () => {
	it("leaves out what the person may not open, and segments in which nothing is left", () => {
		expect(seen("cpo")).toEqual([
			["Voor iedereen", ["a"]],
			[undefined, ["d"]],
		]);
		expect(seen("admin")).toEqual([
			["Voor iedereen", ["a", "b"]],
			["Beheer", ["c"]],
		]);
	});

	it("of an attribute that the access map does not have is nobody's", () => {
		expect(visibleSegments([{ items: [{ needs: ["eventlog"] }] }], { access }, ["admin"])).toEqual([]);
		expect(seen()).toEqual([["Voor iedereen", ["a"]]]);
	});
});
