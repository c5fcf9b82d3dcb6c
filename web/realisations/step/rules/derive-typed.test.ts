import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { deriveTyped, realisationOf, submissionOf, today, type Values } from "../../../../engine/index.ts";
import { stepProcess, withPlan } from "../../../test-support/step-process.ts";

/** A first step with a date that another date is derived from, a total, and a choice that hides a date. */
const flow = withPlan(
	{
		From: { type: "string", format: "calendar-date" },
		To: { type: "string", format: "calendar-date" },
		Never: { type: "boolean" },
		One: { type: "integer" },
		Two: { type: "integer" },
		Sum: { type: "integer" },
		Places: { type: "integer" },
		Need: { type: "integer" },
	},
	{
		derived: [
			{
				field: "Plan.Need",
				value: { ceil: { "*": [{ number: "Plan.Places" }, 0.04] } },
				on: "Plan.Places",
				proposal: true,
				when: { filled: "Plan.Places" },
			},
			{
				field: "Plan.To",
				value: { "days-after": [{ var: "Plan.From" }, 43] },
				on: "Plan.From",
				when: { filled: "Plan.From" },
			},
			{ field: "Plan.Never", value: false, on: "Plan.From", when: { filled: "Plan.From" } },
			{ field: "Plan.Sum", value: { "+": [{ var: "Plan.One" }, { var: "Plan.Two" }] } },
		],
	},
);

const process = stepProcess(flow);
const step = process.flow.steps.get("1");
if (step === undefined) throw new Error("the flow has no step 1");
const situation = { flow: process.flow, step, actor: { userId: "u-1", roles: ["cpo"] }, record: process.record(), now: Date.now() };
const derive = (before: Values, after: Values, changed: readonly string[]) =>
	deriveTyped(situation.flow, situation.step, realisationOf(situation.record), situation.actor, situation.now, { before, after, changed });
const plan = (before: Values, after: Values, changed: readonly string[]) => derive({ Plan: before }, { Plan: after }, changed).Plan;

describe("values derived from the input, while typing", () => {
	it("are filled in when their field changes, and can be overwritten", () => {
		const typed = plan({ Never: true }, { Never: true, From: "2026-03-02" }, ["Plan.From"]);
		expect(typed).toMatchObject({ From: "2026-03-02", To: "2026-04-14", Never: false });
		expect(plan({ From: "2026-03-02", To: "2026-04-14" }, { From: "2026-03-02", To: "2026-04-20" }, ["Plan.To"])).toMatchObject({
			To: "2026-04-20",
		});
	});

	it("are left alone if the field has the value it had, or if their condition does not hold", () => {
		const before = { From: "2026-03-02", To: "2026-04-20" };
		expect(plan(before, before, ["Plan"])).toMatchObject({ To: "2026-04-20" });
		expect(plan(before, { To: "2026-04-20" }, ["Plan.From"])).toMatchObject({ To: "2026-04-20" });
	});

	it("go with the field they came from, but a constant that it led to stays", () => {
		const before = { From: "2026-03-02", To: "2026-04-14", Never: false };
		expect(plan(before, { To: "2026-04-14", Never: false }, ["Plan.From"])).toEqual({ Never: false, Sum: 0 });
		expect(plan(before, { ...before, From: "" }, ["Plan.From"])).toEqual({ From: "", Never: false, Sum: 0 });
	});

	it("follow a change of the whole group, too", () => {
		expect(plan({}, { From: today(Date.parse("2026-03-02T12:00:00Z")) }, ["Plan"])).toMatchObject({ To: "2026-04-14" });
	});

	it("as proposals follow every keystroke, until somebody overwrites them", () => {
		const typed = (keys: readonly unknown[], from: Values = {}) => {
			let values = from;
			for (const Places of keys) values = plan(values, { ...values, Places }, ["Plan.Places"]) as Values;
			return values;
		};
		expect(typed([1, 15, 150])).toMatchObject({ Need: 6 });
		expect(typed([25, 250], { Places: 150, Need: 6 })).toMatchObject({ Need: 10 });
		expect(typed([1, "1.5", "1.50", 1500])).toMatchObject({ Need: 60 });
		expect(typed(["1.5"], { Places: 1, Need: 1 }).Need).toBeUndefined();
		expect(typed([undefined], { Places: 150, Need: 6 }).Need).toBeUndefined();
		expect(typed([25, 250], { Places: 150, Need: 7 })).toMatchObject({ Need: 7 });
		expect(typed([undefined, 2, 200], { Places: 150, Need: undefined })).toMatchObject({ Need: 8 });
	});

	it("as proposed by the browser are kept by the server, which proposes its own if none were sent", () => {
		const stored = fc.record({
			Places: fc.integer({ min: 0, max: 999 }),
			Need: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
		});
		const edit = fc.oneof(
			fc.record({ Places: fc.oneof(fc.integer({ min: 0, max: 999 }), fc.constant("1.5"), fc.constant(undefined)) }),
			fc.record({ Need: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }) }),
		);
		fc.assert(
			fc.property(stored, fc.array(edit, { minLength: 1, maxLength: 6 }), (before, edits) => {
				let typed: Values = before;
				for (const change of edits) {
					const changed = Object.keys(change).map((name) => `Plan.${name}`);
					typed = plan(typed, { ...typed, ...change }, changed) as Values;
				}
				if (typeof typed.Places === "string") return;
				const record = { ...realisationOf(situation.record), values: { Plan: before } };
				const { shown } = submissionOf(process.flow, record, "1", situation.actor, { Plan: typed }, situation.now);
				const server = shown.Plan as Values;
				if (typed.Need !== undefined) expect(server.Need).toBe(typed.Need);
				else if (typed.Places !== undefined && typed.Places !== before.Places)
					expect(server.Need).toBe(Math.ceil(Number(typed.Places) * 0.04));
			}),
		);
	});

	it("are recomputed at every change if they depend on no field in particular", () => {
		expect(plan({}, { One: 2, Two: 3 }, ["Plan.One"])).toMatchObject({ Sum: 5 });
		expect(plan({ One: 2, Two: 3, Sum: 5 }, { One: 2, Two: 4, Sum: 5 }, ["Plan.Two"])).toMatchObject({ Sum: 6 });
	});

	it("return the same object if nothing is derived, so that nothing re-renders", () => {
		const after = { Plan: { One: 2, Two: 3, Sum: 5 } };
		expect(derive(after, after, ["Plan.One"])).toBe(after);
	});
});
