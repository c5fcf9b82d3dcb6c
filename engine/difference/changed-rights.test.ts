import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { ResolvedFlow, ResolvedStep, SectionDefinition } from "../definition/flow-definition.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { changedRights } from "./changed-rights.ts";

const compiled = (flow: ResolvedFlow) => compileFlow(flow, { validators: ajvValidators() });
const roles = ["cpo", "municipality", "admin", "customer"];
const changed = (after: ResolvedFlow, before = operatorFlow) => changedRights(compiled(before), compiled(after), roles);

/** The flow with the step of this code changed, or with other sections in it. */
const withStep = (code: string, change: (step: ResolvedStep) => Partial<ResolvedStep>): ResolvedFlow => ({
	...operatorFlow,
	steps: operatorFlow.steps.map((step) => (step.code === code ? { ...step, ...change(step) } : step)),
});
const people = (section: SectionDefinition) => section.id === "people";
const where = (change: (section: SectionDefinition) => SectionDefinition) =>
	withStep("1", ({ sections }) => ({ sections: sections.map((section) => (people(section) ? change(section) : section)) }));

describe("the fields to which somebody else has a right", () => {
	it("are none when labels, order and new fields are all that changed", () => {
		expect(changed(withStep("1", ({ sections }) => ({ label: "Anders", sections: sections.toReversed() })))).toEqual([]);
		const extra = {
			type: "object",
			properties: { Extra: { type: "object", properties: { One: { type: "string", title: "Eén" } } } },
		} as const;
		expect(changed(withStep("1", ({ sections }) => ({ sections: [...sections, { id: "extra", schema: extra, roles: ["cpo"] }] })))).toEqual(
			[],
		);
	});

	it("are those of a section that moves to where others fill it in, though no list of roles is another", () => {
		const section = operatorFlow.steps.find(({ code }) => code === "1")?.sections.find(people);
		const moved = withStep("2", ({ sections }) => ({ sections: section === undefined ? sections : [...sections, section] }));
		const emptied = {
			...moved,
			steps: moved.steps.map((step) => (step.code === "1" ? { ...step, sections: step.sections.filter((one) => !people(one)) } : step)),
		};
		expect(changed(emptied)).toContain("People.Contractor");
	});

	it("are those of a section that other roles see, and of a field that other roles fill in", () => {
		expect(changed(where((section) => ({ ...section, roles: ["cpo"] })))).toContain("People.Municipality");
		const edited = where((section) => ({ ...section, fields: { ...section.fields, "People.Contractor": { editRoles: ["admin"] } } }));
		expect(changed(edited)).toEqual(["People.Contractor"]);
	});

	it("are those of a step that others read", () => {
		const open = withStep("1", ({ access }) => ({ access: { ...access, read: [...access.read, "customer"] } }));
		expect(changed(open)).toContain("Location.Latitude");
		expect(changed(operatorFlow, open)).toContain("Location.Latitude");
	});
});
