import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { advance } from "../run/advance.ts";
import { tenant as rules } from "../run/fixtures/random-walk.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { begin } from "./beginning.ts";
import { type PathPlan, paths } from "./paths.ts";
import { actorIn, Walker } from "./walker.ts";

const tenant: TenantDefinition = {
	slug: "somewhere",
	name: "somewhere",
	acronym: "SOM",
	pageTitle: "Somewhere",
	supportAddress: "support@example.org",
	theme: { brand: "#000000", action: "#000000", logo: "logo.svg", logoAlt: "Somewhere" },
	flow: tracksFlow.uuid,
	access: { realisationbtn: ["worker"] },
	filterWords: [],
	processTypes: [{ value: "new", text: "Nieuw" }],
	onHoldReasons: [],
	cancelReasons: [{ value: "automated", text: "Automatisch" }],
	search: { keys: [], placeholder: "" },
	map: {
		center: { latitude: 52, longitude: 5 },
		zoom: 8,
		bounds: [
			[50, 3],
			[54, 8],
		],
		countries: ["nl"],
	},
} as unknown as TenantDefinition;

const compiled = (definition: ResolvedFlow) => compileFlow(definition, { validators: ajvValidators() });
const planOf = (definition: ResolvedFlow): PathPlan => paths(compiled(definition), tenant);

function withStep(code: string, change: (step: ResolvedStep) => ResolvedStep): ResolvedFlow {
	return { ...tracksFlow, steps: tracksFlow.steps.map((step) => (step.code === code ? change(step) : step)) };
}

describe("paths of a flow", () => {
	const plan = planOf(tracksFlow);

	it("pass every step, branch, effect, role and combination of sub-steps", () => {
		expect(plan.missed).toEqual([]);
		const passed = new Set(plan.paths.flatMap(({ acts }) => acts.flatMap((act) => act.passed)));
		expect(plan.milestones.filter(({ id }) => !passed.has(id))).toEqual([]);
		// Power: upgrade and go, no-go with or without reducing; reduce; enough. Fuse: replace, minor, fine. All combinations.
		expect(plan.milestones.filter(({ kind }) => kind === "combination")).toHaveLength(5 * 3);
	});

	it("are what the engine does with the same commands", () => {
		const flow = compiled(tracksFlow);
		for (const { beginning, starter, startsAt, acts } of plan.paths) {
			let realisation = begin(flow, tenant, beginning, actorIn(starter), startsAt);
			for (const { step, target, values, as, at, expected } of acts) {
				const command = { kind: "save-step", step, target, values, complete: true, correction: false } as const;
				const outcome = advance(flow, realisation, command, actorIn(as), at, { tenant: { ...rules, sharedLocations: false } });
				if (outcome.refused) throw new Error(JSON.stringify(outcome));
				realisation = outcome.realisation;
				expect(realisation.flags).toMatchObject({ completed: expected.completed, cancelled: expected.cancelled });
			}
		}
	});

	it("are the same every time", () => {
		expect(planOf(tracksFlow)).toEqual(plan);
	});

	it("name a branch that nobody can take, with its effects and the step that only it leads to", () => {
		const never = { and: [{ "==": [{ var: "Plan.Day" }, "monday"] }, { "==": [{ var: "Plan.Day" }, "friday"] }] };
		const planted = withStep("1", (step) => ({
			...step,
			next: [{ when: never, to: "3", effects: [{ clear: ["Plan.Day"] }], label: "Overslaan" }],
		}));
		expect(planOf(planted).missed.map(({ id }) => id)).toEqual(["branch 1/0", "effect 1/0/0"]);
		const [missed] = planOf(planted).missed;
		expect(missed?.text).toBe("branch 1 (Overslaan) of step 1");
	});

	it("name a sub-step that never applies", () => {
		const never = { and: [{ "==": [{ var: "Survey.Fuse" }, "fine"] }, { "==": [{ var: "Survey.Fuse" }, "minor"] }] };
		const planted = withStep("2", (step) => ({
			...step,
			children: {
				...step.children,
				tracks: (step.children?.tracks ?? []).map((track) => ({
					...track,
					steps: track.steps.map((child) => (child.code === "2-f" ? { ...child, when: never } : child)),
				})),
			},
		}));
		expect(planOf(planted).missed.map(({ id }) => id)).toEqual(expect.arrayContaining(["step 2-f", "sub-step 2-f/applies"]));
	});

	it("find the values at which numbers and computed fields turn", () => {
		const sum = { "+": [{ var: "Plan.Count" }, 2] };
		const counted = withStep("1", (step) => ({
			...step,
			sections: [
				...step.sections,
				{
					id: "count",
					schema: {
						type: "object",
						properties: {
							Plan: { type: "object", properties: { Count: { type: "integer", minimum: 0, maximum: 500 }, Total: { type: "integer" } } },
						},
					},
					derived: [{ field: "Plan.Total", value: sum }],
				},
			],
			next: [{ when: { ">": [{ var: "Plan.Total" }, 117] }, to: "3" }, { to: "2" }],
		}));
		expect(planOf(counted).missed).toEqual([]);
	});

	it("let every editor of a step walk it", () => {
		const shared = withStep("3", (step) => ({ ...step, access: { read: [], edit: ["worker", "helper"] } }));
		const who = planOf(shared).paths.flatMap(({ acts }) => acts.filter(({ step }) => step === "3").map(({ as }) => as));
		expect(new Set(who)).toEqual(new Set(["worker", "helper"]));
	});

	it("begin with what the tenant offers", () => {
		expect(new Walker(compiled(tracksFlow), tenant).beginnings()).toEqual([{ type: "new", geographyCode: "", stakeholders: [] }]);
	});
});
