import { describe, expect, it } from "@jest/globals";
import type { StepRule, Values } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { demandedPaths } from "./demanded-paths.ts";

/** The conditions that these rules use. */
function holds({ unless }: StepRule, values: Values): boolean {
	const hold = (condition: unknown): boolean => {
		const { filled, empty, and, or } = condition as { filled?: string; empty?: string; and?: unknown[]; or?: unknown[] };
		if (filled !== undefined) return ![undefined, "", false].includes(valueAt(values, filled) as undefined);
		if (empty !== undefined) return !hold({ filled: empty });
		return and ? and.every(hold) : (or ?? []).some(hold);
	};
	return hold(unless);
}
const demanded = (rule: StepRule, values: Values) => [...demandedPaths([{ complete: [rule] }], values, holds)];

describe("demandedPaths", () => {
	it("a rule's field is required, filled in or not", () => {
		const rule = { unless: { filled: "A.date" }, field: "A.date", message: "m" };
		expect(demanded(rule, {})).toEqual(["A.date"]);
		expect(demanded(rule, { A: { date: "2026-12-24" } })).toEqual(["A.date"]);
	});

	it("a field is not required while another answer satisfies the rule", () => {
		const rule = { unless: { or: [{ filled: "A.none" }, { filled: "A.date" }] }, field: "A.date", message: "m" };
		expect(demanded(rule, {})).toEqual(["A.date"]);
		expect(demanded(rule, { A: { none: true } })).toEqual([]);
	});

	it("every field that a rule needs filled is required, not only the one that gets the message", () => {
		const rule = { unless: { and: [{ filled: "A.lat" }, { filled: "A.lng" }] }, field: "A.lat", message: "m" };
		expect(demanded(rule, {})).toEqual(["A.lat", "A.lng"]);
	});

	it("what a rule asks once another required field is filled in is required before that too", () => {
		const rules: readonly StepRule[] = [
			{ unless: { or: [{ empty: "A.lat" }, { filled: "A.lng" }] }, field: "A.lng", message: "m" },
			{ unless: { filled: "A.lat" }, field: "A.lat", message: "m" },
		];
		expect([...demandedPaths([{ complete: rules }], {}, holds)].sort()).toEqual(["A.lat", "A.lng"]);
		// Nobody has to fill in the first, so the second may never be required.
		expect(demanded(rules[0] as StepRule, {})).toEqual([]);
	});
});
