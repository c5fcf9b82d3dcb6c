import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Expression } from "../definition/flow-definition.ts";
import type { ConditionContext } from "./evaluation/condition-context.ts";
import { emptyContext } from "./fixtures/empty-context.ts";
import { evaluate, outcomeOf } from "./interpreter.ts";
import { operators } from "./operators.ts";

type Cases = Readonly<Record<string, readonly (readonly [Expression, unknown])[]>>;

const cases: Cases = JSON.parse(readFileSync(new URL("./cases.json", import.meta.url), "utf8"));
const something: ConditionContext = {
	values: {
		Text: "abc",
		Blank: "  ",
		None: [],
		Nothing: null,
		Number: 3,
		Zero: 0,
		Ticked: true,
		Off: false,
		Day: "2026-03-01",
		List: ["a", "b"],
		Group: { Field: 7 },
		Items: [{ Name: "one" }, { Name: "gone", deleted_at: 1 }, { Name: "two", deleted_at: null }],
		Twice: [{ uuid: "1", Name: "a1", Extra: 2 }, { Name: "" }, { Name: "A1", deleted_at: 1 }, { uuid: "2", Extra: 2, Name: "A1" }],
	},
	stored: { Text: "before" },
	today: "2026-11-20",
	roles: ["cpo"],
	marks: ["skip"],
	type: "new",
	steps: { "1": { startedAt: 0, completedAt: 0 }, "2": { startedAt: 1, completedAt: null } },
	conditions: { named: { filled: "Text" } },
	elsewhere: (latitude, longitude) => latitude > longitude,
};

describe("the operators of the condition language", () => {
	it("each have cases, and no case is about another", () => {
		expect(Object.keys(cases).sort()).toEqual(operators.map(({ name }) => name).sort());
	});

	for (const { name, example } of operators) {
		it(`${name}: the example and the cases come out, with and without a trace`, () => {
			const context = { ...emptyContext, ...example.context };
			expect(outcomeOf(example.expression, context)).toEqual(example.value);
			expect(evaluate(example.expression, context).value).toEqual(example.value);
			for (const [expression, expected] of cases[name] ?? []) {
				expect({ expression, value: outcomeOf(expression, something) }).toEqual({ expression, value: expected });
				expect({ expression, value: evaluate(expression, something).value }).toEqual({ expression, value: expected });
			}
		});
	}

	it("never throw, whatever a field holds", () => {
		const expressions = Object.values(cases).flatMap((each) => each.map(([expression]) => expression));
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom("Text", "Number", "Day", "List", "Items", "Group", "Absent"), fc.jsonValue()), (values) => {
				for (const expression of expressions) {
					outcomeOf(expression, { ...something, values });
				}
			}),
		);
	});

	it("are the only words there are: the library's own are unknown", () => {
		for (const expression of [
			{ map: [[1], 1] },
			{ "===": [1, 1] },
			{ cat: ["a", "b"] },
			{ constructor: [] },
			{ and: [true], or: [true] },
			{},
		]) {
			expect(() => evaluate(expression as Expression, emptyContext)).toThrow("not an expression");
		}
	});
});
