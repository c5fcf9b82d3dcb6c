import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { type Blocks, type FlowDefinition, parseFlow, type TenantDefinition } from "../definition/index.ts";
import { checkFlow } from "./check-flow.ts";

const base = JSON.parse(readFileSync(new URL("fixtures/base.json", import.meta.url), "utf8")) as {
	readonly flow: FlowDefinition;
	readonly tenant: TenantDefinition;
	readonly blocks: Blocks;
};
const fact = { "==": [{ var: "Advice.Advice" }, "yes"] };
const times = (count: number, part: unknown): readonly unknown[] => Array.from({ length: count }, () => part);

/** Places of the conditions that are too large, when the second step also demands and shows by this condition. */
function tooLarge(named: object, mentioned: object): readonly string[] {
	const [first, second, ...others] = base.flow.steps;
	const steps = [first, { ...second, when: mentioned, complete: [{ unless: mentioned, message: "Nee." }] }, ...others];
	const flow = { ...base.flow, conditions: { ...base.flow.conditions, ...named }, steps };
	const problems = checkFlow(parseFlow(JSON.stringify(flow), "flow.json"), { tenant: base.tenant, blocks: base.blocks });
	return problems.filter(({ code }) => code === "condition-too-large").map(({ path }) => path);
}

it("a condition may have so many operators with its named conditions written out, and no more", () => {
	const named = { large: { or: times(49, fact) } };
	expect(tooLarge(named, { or: times(199, { cond: "large" }) })).toEqual([]);
	expect(tooLarge(named, { or: times(201, { cond: "large" }) })).toEqual(["steps[1].when", "steps[1].complete[0].unless"]);
});

it("names that mention each other are judged at once, however much they come to and however many they are", () => {
	const nest = (depth: number, mentions: number) =>
		Object.fromEntries(
			Array.from({ length: depth }, (_, level) => [`c${level}`, level === 0 ? fact : { or: times(mentions, { cond: `c${level - 1}` }) }]),
		);
	expect(tooLarge(nest(30, 2), { cond: "c29" })).toContain("steps[1].when");
	expect(tooLarge(Object.fromEntries(Object.entries(nest(2000, 2)).reverse()), { cond: "c1999" })).toContain("steps[1].when");
	expect(tooLarge({ circle: { "!": { cond: "circle" } } }, { cond: "circle" })).toEqual([]);
});
