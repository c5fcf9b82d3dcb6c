import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Condition } from "../definition/flow-definition.ts";
import type { StepState } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { emptyContext } from "./fixtures/empty-context.ts";
import { type ConditionContext, createInterpreter } from "./index.ts";

const asks: Condition = { elsewhere: ["Place.Latitude", "Place.Longitude"] };
const times = <Part>(count: number, part: Part): readonly Part[] => Array.from({ length: count }, () => part);
const { holds, evaluate } = createInterpreter();

/** A context that counts how often it was asked where a place lies. */
function counting(conditions: ConditionContext["conditions"], values: ConditionContext["values"] = {}) {
	const asked = { times: 0 };
	const context: ConditionContext = {
		...emptyContext,
		values: { Place: { Latitude: 52, Longitude: 6 }, ...values },
		conditions,
		elsewhere: () => {
			asked.times++;
			return false;
		},
	};
	return { asked, context };
}

describe("a named condition", () => {
	it("that is large is evaluated once in a context, however often it is mentioned", () => {
		const { asked, context } = counting({ large: { or: times(40, asks) } });
		const mentions: Condition = { or: times(3000, { cond: "large" }) };
		expect([holds(mentions, context), holds({ cond: "large" }, context), asked.times]).toEqual([false, false, 40]);
		expect(holds(mentions, { ...context })).toBe(false);
		expect(asked.times).toBe(80);
	});

	it("that mentions others is evaluated once, however deep they go", () => {
		const nest = Object.fromEntries(
			Array.from({ length: 16 }, (_, level): readonly [string, Condition] => [
				`level${level}`,
				level === 0 ? asks : { or: times(2, { cond: `level${level - 1}` }) },
			]),
		);
		const { asked, context } = counting(nest);
		expect([holds({ cond: "level15" }, context), asked.times]).toEqual([false, 2]);
	});

	it("is explained as it is without being kept: each mention with its whole trace", () => {
		const large: Condition = { and: [{ "!": asks }, ...times(20, { filled: "Name" })] };
		const { context } = counting({ large });
		const { value, trace } = evaluate({ or: [{ cond: "large" }, { "!": { cond: "large" } }] }, context);
		const written = evaluate({ or: [large, { "!": large }] }, context).trace;
		expect(value).toBe(true);
		expect(trace.inputs.map(({ value }) => value)).toEqual([false, true]);
		expect([trace.inputs[0]?.inputs[0], trace.inputs[1]?.inputs[0]?.inputs[0]]).toEqual([written.inputs[0], written.inputs[1]?.inputs[0]]);
	});

	it("is evaluated for each item of a list, which it sees, also between mentions outside the list", () => {
		const named = (name: string): Condition => ({ or: [...times(20, asks), { "==": [{ item: "Name" }, name] }] });
		const { context } = counting({ two: named("two") }, { Items: [{ Name: "one" }, { Name: "two" }] });
		const some: Condition = { some: ["Items", { cond: "two" }] };
		const all: Condition = { all: ["Items", { cond: "two" }] };
		expect([{ cond: "two" }, some, { cond: "two" }, all, some].map((condition) => holds(condition, context))).toEqual([
			...[false, true, false, false, true],
		]);
		expect(evaluate(some, context).trace.inputs.map(({ value }) => value)).toEqual([false, true]);
	});

	it("is evaluated anew once the values, the marks or the steps of its context change", () => {
		const workingCopy = new WorkingCopy({});
		const { context } = counting({ large: { or: [...times(20, asks), { filled: "Name" }, { marked: "skip" }, { completed: "1" }] } });
		const changing: { -readonly [Key in keyof ConditionContext]: ConditionContext[Key] } = { ...context, values: workingCopy.values };
		const judged = () => [holds({ cond: "large" }, changing), evaluate({ cond: "large" }, changing).trace.inputs[0]?.value];
		const done: StepState = { startedAt: 1, completedAt: 2 };
		const outcomes = [
			judged(),
			...[() => workingCopy.set("Name", "x"), () => workingCopy.set("Name", undefined)],
			...[() => (changing.marks = ["skip"]), () => (changing.marks = [])],
			...[() => (changing.steps = { "1": done }), () => (changing.steps = {})],
			...[() => (changing.values = { Name: "x" })],
		].map((change) => {
			if (typeof change !== "function") return change[0];
			change();
			const [outcome, explained] = judged();
			expect(explained).toBe(outcome);
			return outcome;
		});
		expect(outcomes).toEqual([false, true, false, true, false, true, false, true]);
	});

	it("comes to the same as written out, whatever the conditions, the values and their changes are", () => {
		const field = fc.constantFrom("A", "B", "C");
		const fact = fc.oneof(
			field.map((path): Condition => ({ filled: path })),
			fc.tuple(field, fc.integer({ min: 0, max: 2 })).map(([path, value]): Condition => ({ "==": [{ var: path }, value] })),
			fc.integer({ min: 0, max: 2 }).map((value): Condition => ({ "==": [{ item: "N" }, value] })),
		);
		const joined = (part: fc.Arbitrary<Condition>) =>
			fc.oneof(
				part.map((one): Condition => ({ "!": one })),
				part.map((one): Condition => ({ some: ["Items", one] })),
				part.map((one): Condition => ({ all: ["Items", one] })),
				fc.array(part, { minLength: 2, maxLength: 12 }).map((parts): Condition => ({ and: parts })),
				fc.array(part, { minLength: 2, maxLength: 12 }).map((parts): Condition => ({ or: parts })),
			);
		const inner = joined(joined(fact));
		const mention = fc.constantFrom<Condition>({ cond: "one" }, { cond: "two" });
		const outer = joined(joined(fc.oneof(mention, mention, fact)));
		const items = fc.array(fc.record({ N: fc.integer({ min: 0, max: 2 }) }), { maxLength: 3 });
		const changes = fc.array(fc.tuple(field, fc.option(fc.integer({ min: 0, max: 2 }))), { maxLength: 4 });
		fc.assert(
			fc.property(inner, inner, outer, items, changes, (one, two, condition, Items, writes) => {
				const workingCopy = new WorkingCopy({ Items });
				const { context } = counting({ one, two });
				const now = { ...context, values: workingCopy.values };
				const written = writtenOut(condition, { one, two });
				for (const [path, value] of [["A", null] as const, ...writes]) {
					workingCopy.set(path, value);
					const apart = { ...now, values: structuredClone(workingCopy.values), conditions: {} };
					expect(holds(condition, now)).toBe(holds(written, apart));
					expect(evaluate(condition, now).trace.value).toBe(evaluate(written, apart).trace.value);
				}
			}),
		);
	});
});

function writtenOut(node: Condition, conditions: ConditionContext["conditions"]): Condition {
	return JSON.parse(
		JSON.stringify(node, (_, part) => (part !== null && typeof part === "object" && "cond" in part ? conditions[part.cond] : part)),
	);
}
