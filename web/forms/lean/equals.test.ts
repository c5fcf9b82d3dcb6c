import { describe, expect, it } from "@jest/globals";
import { deepEquals } from "@rjsf/utils";
import fc from "fast-check";

const circular = () => {
	const value: Record<string, unknown> = { name: "a", list: [1] };
	value.self = value;
	return value;
};

describe("the comparison of forms", () => {
	it("finds equal what says the same, and nothing else", () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => deepEquals(value, structuredClone(value))));
		fc.assert(
			fc.property(
				fc.jsonValue(),
				fc.jsonValue(),
				(one, other) => deepEquals(one, other) === (JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))),
			),
		);
	});

	it.each([
		["functions", () => 1, () => 2, true],
		["a function and none", () => 1, {}, false],
		["what holds itself", circular(), circular(), true],
		["what holds itself and says something else", circular(), { ...circular(), name: "b" }, false],
		["an absent and an undefined value", { a: undefined }, {}, false],
		["no number twice", Number.NaN, Number.NaN, true],
		["zero with and without a sign", [0], [-0], true],
		["a list and an object", [], {}, false],
		["instants", new Date(1), new Date(1), true],
		["other instants", new Date(1), new Date(2), false],
		["maps", new Map([["a", { b: 1 }]]), new Map([["a", { b: 1 }]]), true],
		["other maps", new Map([["a", 1]]), new Map([["a", 2]]), false],
	])("%s", (_name, one, other, expected) => {
		expect(deepEquals(one, other)).toBe(expected);
	});
});

/** Objects with their names in order, since that says nothing, and told from lists. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return ["list", ...value.map(sorted)];
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return ["object", ...entries.map(([key, inner]) => [key, sorted(inner)])];
}
