import { describe, expect, it } from "@jest/globals";
import { emptyContext } from "./fixtures/empty-context.ts";
import { type ConditionContext, conditionsUsed, evaluate, fieldsRead, type Labels, sentence } from "./index.ts";

const context: ConditionContext = {
	...emptyContext,
	values: { Advice: { Advice: "no" }, Items: [{ Name: "one" }, { Name: "two" }] },
	conditions: { positive: { "==": [{ var: "Advice.Advice" }, "yes"] } },
};
const labels: Labels = {
	field: (path) => path.split(".").at(-1) ?? path,
	option: (_, value) => ({ yes: "Positief", no: "Negatief" })[String(value)],
	step: (code) => code,
	condition: (name) => name,
};

describe("a trace", () => {
	it("shows every node with its outcome, also those that decided nothing", () => {
		const { value, trace } = evaluate({ or: [{ "!": { cond: "positive" } }, { filled: "Advice.Comments" }] }, context);
		expect(value).toBe(true);
		expect(trace.inputs.map((input) => input.value)).toEqual([true, false]);
		const [not] = trace.inputs;
		expect(not?.inputs[0]?.inputs[0]?.inputs.map((input) => input.value)).toEqual(["no", "yes"]);
	});

	it("says so when a comparison is false because something is empty", () => {
		expect(evaluate({ "==": [{ var: "Advice.Decision" }, "stop"] }, context).trace.remark).toBe("een van beide waarden is leeg");
		expect(evaluate({ "<": [{ var: "Advice.Advice" }, 3] }, context).trace.remark).toBe("de waarden zijn niet van dezelfde soort");
		expect(evaluate({ "==": [{ var: "Advice.Advice" }, "yes"] }, context).trace.remark).toBeUndefined();
	});

	it("shows the condition of a list once for each item", () => {
		const { trace } = evaluate({ all: ["Items", { "==": [{ item: "Name" }, "one"] }] }, context);
		expect(trace.inputs.map((input) => input.value)).toEqual([true, false]);
	});
});

describe("a sentence", () => {
	it("is Dutch, with the fields' and options' own words", () => {
		const expression = {
			and: [
				{ or: [{ "==": [{ var: "Advice.Advice" }, "no"] }, { "!": { cond: "positief advies" } }] },
				{ in: [{ var: "Advice.Advice" }, ["yes", "no"]] },
				{ "<": [{ "days-after": [{ today: [] }, 3] }, { date: "2026-12-31" }] },
			],
		};
		expect(sentence(expression, labels)).toBe(
			"(Advice is Negatief of niet (positief advies)) en Advice is één van Positief, Negatief en 3 dagen na vandaag is minder of eerder dan 31-12-2026",
		);
	});
});

describe("what an expression refers to", () => {
	it("are the fields it reads, those of its named conditions too, once each", () => {
		const expression = {
			and: [{ cond: "positive" }, { filled: "Advice.Comments" }, { some: ["Items", { "==": [{ item: "Name" }, { stored: "Old" }] }] }],
		};
		expect(fieldsRead(expression, context.conditions)).toEqual(["Advice.Comments", "Items", "Old", "Advice.Advice"]);
		expect(conditionsUsed(expression)).toEqual(["positive"]);
	});
});
