import { describe, expect, it } from "@jest/globals";
import { applyEdits, type BundleFiles, canonicalFiles, optionUsesOf, removeEdits, replaceOptionEdits } from "../index.ts";

const flow = {
	version: "1.1.0",
	conditions: {
		refused: { in: [{ var: "Advice.Outcome" }, ["no", "late"]] },
		late: { "==": ["late", { var: "Advice.Outcome" }] },
		other: { "==": [{ var: "Advice.Other" }, "late"] },
	},
	steps: [
		{
			code: "1",
			sections: [
				{
					id: "advice",
					schema: {
						properties: {
							Advice: { properties: { Outcome: { type: "string", default: "yes", oneOf: [{ const: "late", title: "Te laat" }] } } },
						},
					},
					fields: { "Advice.Outcome": { when: { "!=": [{ stored: "Advice.Outcome" }, "late"] } } },
				},
			],
			next: [{ when: { "==": [{ var: "Advice.Outcome" }, "late"] }, to: "1", restart: true }],
		},
	],
};
const scenario = {
	name: "Te laat",
	instructions: [{ do: "complete", with: { Advice: { Outcome: "late", Note: "late" } }, expect: { values: { "Advice.Outcome": "late" } } }],
};
const files: BundleFiles = canonicalFiles(
	new Map([
		["flow.json", JSON.stringify(flow)],
		["flow-1.0.0.json", JSON.stringify(flow)],
		["tenant.json", JSON.stringify({ lists: { processes: { tabs: [{ when: { "==": [{ var: "values.Advice.Outcome" }, "late"] } }] } } })],
		["scenarios/late.json", JSON.stringify(scenario)],
		["demo/script.json", JSON.stringify({ steps: { "1": { Advice: { Outcome: { $pick: ["yes", "late"] } } } } })],
		["mappings/1.0.0.json", JSON.stringify({ options: { "Advice.Outcome": { late: "no" } } })],
	]),
);

function after(edits: Parameters<typeof applyEdits>[1]): BundleFiles {
	const edited = applyEdits(files, edits);
	if ("refused" in edited) throw new Error(edited.message);
	const back = applyEdits(edited.bundle, edited.inverse);
	expect("bundle" in back && [...back.bundle]).toEqual([...files]);
	return edited.bundle;
}

describe("the uses of an option", () => {
	const uses = optionUsesOf(files, "Advice.Outcome", "late");

	it("are its comparisons and what is filled in, and neither the list itself, another field nor a former version", () => {
		expect(uses.map(({ file, path }) => `${file} ${path.join(".")}`)).toEqual([
			"flow.json conditions.refused.in.1.1",
			"flow.json conditions.late.==.0",
			"flow.json steps.0.sections.0.fields.Advice.Outcome.when.!=.1",
			"flow.json steps.0.next.0.when.==.1",
			"tenant.json lists.processes.tabs.0.when.==.1",
			"scenarios/late.json instructions.0.with.Advice.Outcome",
			"scenarios/late.json instructions.0.expect.values.Advice.Outcome",
			"demo/script.json steps.1.Advice.Outcome.$pick.1",
		]);
	});

	it("become another option in one go, once in a list that has it already", () => {
		const replaced = after(replaceOptionEdits(files, uses, "no"));
		expect(optionUsesOf(replaced, "Advice.Outcome", "late")).toEqual([]);
		const { conditions } = JSON.parse(replaced.get("flow.json") ?? "") as typeof flow;
		expect(conditions.refused).toEqual({ in: [{ var: "Advice.Outcome" }, ["no"]] });
		expect(conditions.other).toEqual(flow.conditions.other);
		expect(JSON.parse(replaced.get("scenarios/late.json") ?? "").instructions[0].with).toEqual({ Advice: { Outcome: "no", Note: "late" } });
	});

	it("go out of lists, and stay where they stand alone", () => {
		const gone = after(removeEdits(files, uses));
		expect(optionUsesOf(gone, "Advice.Outcome", "late").every(({ as }) => as === "text")).toBe(true);
		expect((JSON.parse(gone.get("flow.json") ?? "") as typeof flow).conditions.refused.in[1]).toEqual(["no"]);
	});
});
