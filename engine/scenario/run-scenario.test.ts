import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { runScenario } from "./run-scenario.ts";
import type { Expectation, Instruction } from "./scenario.ts";

const location = "3f0b2f6e-6c1d-4a55-9d0e-6f6a4c0f7d21";
const text = (title: string) => ({ type: "string", title, format: "unicode", maxLength: 40 });
const group = (name: string, properties: Readonly<Record<string, unknown>>) => ({
	type: "object",
	properties: { [name]: { type: "object", properties } },
});
const step = (code: string, rest: Partial<ResolvedStep>): ResolvedStep => ({
	uuid: `0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d2${code}`,
	code,
	label: `Stap ${code}`,
	version: "1.0.0",
	access: { read: ["admin"], edit: ["cpo"] },
	sections: [],
	...rest,
});
const definition: ResolvedFlow = {
	uuid: "9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11",
	version: "1.0.0",
	label: "Proef",
	marks: ["seen"],
	bindings: { location: "Place", stakeholders: { municipality: "Parties.Municipality" } },
	steps: [
		step("1", {
			sections: [
				{
					id: "place",
					schema: group("Place", { StreetName: text("Straat"), CityName: { ...text("Plaats"), default: "Arnhem" } }),
					complete: [{ unless: { filled: "Place.StreetName" }, field: "Place.StreetName", message: "Vul de straat in." }],
				},
				{
					id: "parties",
					schema: group("Parties", { Municipality: { ...text("Gemeente"), format: "external-id" } }),
					fields: { "Parties.Municipality": { readOnly: true } },
				},
			],
			next: [{ when: { "==": [{ var: "Place.CityName" }, "Zwolle"] }, to: "3", effects: [{ mark: "seen" }] }, { to: "2" }],
		}),
		step("2", {}),
		step("3", { final: true }),
	],
};
const flow = compileFlow(definition, { validators: ajvValidators() });
const tenant = {
	processTypes: [{ value: "proef", text: "Proef" }],
	onHoldReasons: [{ value: "other", text: "Overig" }],
	cancelReasons: [{ value: "other", text: "Overig" }],
	access: { canChangeStatus: ["cpo"] },
} as unknown as TenantDefinition;

function run(...instructions: readonly Instruction[]) {
	return runScenario(flow, tenant, {
		name: "proef",
		given: { at: "2026-03-02", stakeholders: ["municipality|arnhem-0202"], location: { uuid: location, status: "definitive" } },
		instructions,
	});
}

const skip: Instruction = { as: "cpo", do: "complete", with: { "Place.StreetName": "Singel", Place: { CityName: "Zwolle" } } };

describe("a scenario", () => {
	it("passes when everything is as expected", () => {
		const expected: Expectation = {
			step: "3",
			label: "Stap 3",
			status: "active",
			values: {
				"Place.StreetName": "Singel",
				"Place.CityName": "Zwolle",
				"Parties.Municipality": "municipality|arnhem-0202",
				"Place.Latitude": null,
			},
			steps: { "1": "completed", "2": "skipped", "3": "open" },
			marks: ["seen"],
			vkb: false,
			iteration: 0,
			locations: { selected: null, alternative: null },
			effects: [],
		};
		expect(run({ ...skip, expect: expected })).toMatchObject({ passed: true, steps: [{ failures: [] }] });
	});

	const wrong: readonly Expectation[] = [
		{ step: "2" },
		{ step: null },
		{ label: "Stap 2" },
		{ status: "completed" },
		{ values: { "Place.StreetName": "Plein" } },
		{ values: { "Place.StreetName": null } },
		{ values: { "Place.Latitude": 52 } },
		{ steps: { "2": "completed" } },
		{ steps: { "3": "not-started" } },
		{ marks: [] },
		{ vkb: true },
		{ iteration: 1 },
		{ locations: { selected: location } },
		{ locations: { alternative: location } },
		{ reason: "other" },
		{ events: [] },
		{ effects: ["connect-location"] },
		{ refused: { code: "incomplete" } },
	];
	it.each(wrong)("fails when %j was expected and is not so", (expected) => {
		const { passed, steps } = run({ ...skip, expect: expected });
		expect(passed).toBe(false);
		expect(steps[0]?.failures).toHaveLength(1);
	});

	const lacking: Instruction = { as: "cpo", do: "complete" };
	it("passes when an instruction is refused as expected, and changes nothing", () => {
		const refused = { code: "incomplete", path: "Place.StreetName", message: "Vul de straat in." };
		expect(run({ ...lacking, expect: { refused, step: "1", values: { "Place.CityName": "Arnhem" } } }).passed).toBe(true);
	});

	it.each([
		undefined,
		{ code: "invalid" },
		{ code: "incomplete", path: "Place.CityName" },
		{ code: "incomplete", message: "Vul de plaats in." },
	])("fails when an instruction is refused otherwise than %j", (refused) => {
		expect(run({ ...lacking, expect: refused === undefined ? {} : { refused } }).passed).toBe(false);
	});

	it("stops at the first instruction that does not go as expected", () => {
		expect(run(lacking, skip).steps).toHaveLength(1);
	});

	it("takes the target a person names at its word", () => {
		expect(run({ ...skip, target: "2", expect: { refused: { code: "unexpected-target" } } }).passed).toBe(true);
		expect(run({ ...skip, target: "3", expect: { step: "3" } }).passed).toBe(true);
	});

	it("follows the charging location it names", () => {
		const connect: Instruction = { as: "cpo", do: "connect-location", location, category: "selected" };
		const disconnect: Instruction = { ...connect, do: "disconnect-location" };
		expect(
			run(
				{ ...connect, expect: { locations: { selected: location }, effects: ["connect-location"] } },
				{ ...connect, expect: { refused: { code: "location-not-linkable" } } },
				{ ...disconnect, expect: { locations: { selected: null } } },
				{ ...connect, expect: { locations: { selected: location } } },
			).steps.flatMap((result) => result.failures),
		).toEqual([]);
	});

	it("may begin with the start itself", () => {
		const start: Instruction = { as: "cpo", do: "start", with: { "Place.StreetName": "Singel" } };
		expect(run({ ...start, expect: { step: "1", events: ["created", "step-start"] } }, { ...lacking, expect: { step: "2" } }).passed).toBe(
			true,
		);
	});

	it("fails on a change of stakeholder that names none", () => {
		expect(run({ as: "cpo", do: "change-stakeholder" }).passed).toBe(false);
	});

	it("counts days from its start", () => {
		const hold: Instruction = { as: "cpo", do: "onhold", reason: "other", at: 3, expect: { status: "onhold", reason: "other" } };
		expect(run(hold, { as: "cpo", do: "resume", at: "2026-03-09", expect: { status: "active" } }).passed).toBe(true);
	});
});
