import { describe, expect, it } from "@jest/globals";
import { mergePatch } from "./merge-patch.ts";

/** The cases of RFC 7396, appendix A: target, patch, outcome. */
const cases: readonly (readonly [unknown, unknown, unknown])[] = [
	[{ a: "b" }, { a: "c" }, { a: "c" }],
	[{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
	[{ a: "b" }, { a: null }, {}],
	[{ a: "b", b: "c" }, { a: null }, { b: "c" }],
	[{ a: ["b"] }, { a: "c" }, { a: "c" }],
	[{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
	[{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
	[{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
	[
		["a", "b"],
		["c", "d"],
		["c", "d"],
	],
	[{ a: "b" }, ["c"], ["c"]],
	[{ a: "foo" }, null, null],
	[{ a: "foo" }, "bar", "bar"],
	[{ e: null }, { a: 1 }, { e: null, a: 1 }],
	[[1, 2], { a: "b", c: null }, { a: "b" }],
	[{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("a merge patch", () => {
	it.each(cases)("over %j lays %j and gives %j", (target, patch, outcome) => {
		expect(mergePatch(target, patch)).toEqual(outcome);
	});

	it("changes neither of the two", () => {
		const target = Object.freeze({ a: Object.freeze({ b: 1 }) });
		const patch = Object.freeze({ a: Object.freeze({ b: null, c: 2 }) });
		expect(mergePatch(target, patch)).toEqual({ a: { c: 2 } });
		expect(target).toEqual({ a: { b: 1 } });
	});
});
