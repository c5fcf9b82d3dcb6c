import type { TenantDefinition } from "../definition/index.ts";
import type { Scenario } from "../scenario/scenario.ts";
import * as starterTexts from "../texts/starter.ts";
import type { StarterAnswers } from "./starter-answers.ts";
import { standardType } from "./starter-tenant.ts";

/** The new flow's scenarios by file name: the whole way, and what is required along it. */
export function starterScenarios({ style, roles }: StarterAnswers, { stakeholders = [] }: TenantDefinition): ReadonlyMap<string, Scenario> {
	const [executor = "cpo", judge = executor] = roles;
	const first = (category: string): readonly string[] =>
		stakeholders
			.filter((one) => one.category === category)
			.slice(0, 1)
			.map(({ slug }) => slug);
	const given = { type: standardType, at: "2026-03-02", stakeholders: ["municipality", "cpo", "customer"].flatMap(first) };
	const located = { StreetName: starterTexts.exampleStreet, CityName: starterTexts.exampleCity };
	const placed = style === "blank" ? located : { ...located, Latitude: 52.1, Longitude: 5.3, HouseNumber: "1", PostalCode: "1234 AB" };
	const as = (role: string, step: string, label: string, values: object) => ({
		as: role,
		do: "complete" as const,
		with: values,
		expect: { step, label },
	});
	const propose = as(executor, "2", style === "blank" ? starterTexts.realised : starterTexts.assessment, { Location: placed });
	const judged =
		style === "blank"
			? []
			: [as(judge, "3", style === "city" ? starterTexts.trafficDecision : starterTexts.realised, { Assessment: { Outcome: "yes" } })];
	const decided =
		style === "city" ? [as(judge, "4", starterTexts.realised, { TrafficDecision: { TrafficDecisionNotApplicable: true } })] : [];
	const finished = {
		as: executor,
		at: 30,
		do: "complete",
		with: { Realisation: { CommissionedOn: "2026-03-30" } },
		expect: { step: null, label: starterTexts.completed, status: "completed" },
	};
	const whole = {
		$schema: "../../../schemas/scenario.schema.json",
		name: starterTexts.wholeWay,
		journey: true,
		given,
		instructions: [propose, ...judged, ...decided, finished],
	};
	const demanded = {
		$schema: "../../../schemas/scenario.schema.json",
		name: starterTexts.nothingFilledIn,
		given,
		instructions: [{ as: executor, do: "complete", expect: { refused: { code: "incomplete" } } }],
	};
	return new Map([
		["whole-way.json", whole as Scenario],
		["incomplete.json", demanded as Scenario],
	]);
}
