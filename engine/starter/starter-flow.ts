import type { FlowDefinition, SectionReference, StepDefinition } from "../definition/index.ts";
import * as starterTexts from "../texts/starter.ts";
import type { StarterAnswers } from "./starter-answers.ts";

type Step = Omit<StepDefinition, "uuid" | "version">;

/** A new tenant's first flow: valid as it is, and short enough to read and change. */
export function starterFlow({ label, style, roles, municipalities }: StarterAnswers, uuid: () => string): FlowDefinition {
	const [executor = "cpo", judge = executor] = roles;
	const access = (editor: string) => ({ read: roles.filter((role) => role !== editor), edit: [editor] });
	const ofCustomers = municipalities.length === 0;
	const steps = { operator: operatorSteps, city: citySteps, blank: blankSteps }[style]({
		executor: access(executor),
		judge: access(judge),
		parties: parties(ofCustomers),
	});
	return {
		$schema: "../../schemas/flow.schema.json",
		uuid: uuid(),
		version: "1.0.0",
		label: starterTexts.flowOf(label),
		...(style === "blank" ? {} : { conditions: { positive: { "==": [{ var: "Assessment.Outcome" }, "yes"] } } }),
		bindings: {
			location: "Location",
			stakeholders: ofCustomers
				? { customer: "Stakeholders.Customer" }
				: { municipality: "Stakeholders.Municipality", cpo: "Stakeholders.ChargePointOperator" },
			...(ofCustomers ? { geography: "customer" as const } : {}),
			...(style === "city" ? { trafficDecision } : {}),
			realisationStartsAt: steps.at(-1)?.code ?? "1",
		},
		steps: steps.map((step) => ({ uuid: uuid(), version: "1.0.0", ...step })),
	};
}

interface Parts {
	readonly executor: StepDefinition["access"];
	readonly judge: StepDefinition["access"];
	readonly parties: SectionReference;
}

const trafficDecision = {
	publicationDate: "TrafficDecision.PublicationDate",
	definitiveDate: "TrafficDecision.DefinitiveDate",
	confirmedDate: "TrafficDecision.ConfirmedDate",
	notApplicable: "TrafficDecision.TrafficDecisionNotApplicable",
};

const assessment = (judge: StepDefinition["access"]): Step => ({
	code: "2",
	label: starterTexts.assessment,
	description: starterTexts.assessProposal,
	access: judge,
	sections: [
		{ block: "location-summary" },
		{
			id: "assessment",
			title: starterTexts.assessment,
			schema: {
				type: "object",
				properties: {
					Assessment: {
						type: "object",
						properties: {
							Outcome: {
								type: "string",
								title: starterTexts.outcome,
								oneOf: [
									{ const: "yes", title: starterTexts.positive },
									{ const: "no", title: starterTexts.negative },
								],
							},
							Comments: { type: "string", title: starterTexts.explanation, format: "unicode-multiline", maxLength: 400 },
						},
						required: ["Outcome"],
					},
				},
			},
			ui: { Assessment: { Outcome: { "ui:widget": "radio" }, Comments: { "ui:widget": "textarea" } } },
			complete: [
				{
					unless: { or: [{ cond: "positive" }, { filled: "Assessment.Comments" }] },
					field: "Assessment.Comments",
					message: starterTexts.explainNegative,
				},
			],
		},
	],
	next: [
		{ when: { cond: "positive" }, to: "3", label: starterTexts.positiveWay },
		{ to: "1", restart: true, label: starterTexts.negativeWay },
	],
	outcomes: ["Assessment.Outcome", "Assessment.Comments"],
});
const realised: Pick<Step, "label" | "description" | "sections" | "final"> = {
	label: starterTexts.realised,
	description: starterTexts.whenRealised,
	sections: [
		ownForm(
			"realisation",
			starterTexts.realisation,
			{ CommissionedOn: { type: "string", title: starterTexts.commissionedOn, format: "calendar-date", maxLength: 10 } },
			"Realisation",
		),
	],
	final: true,
};

/** A first step in which a location is chosen. */
const atLocation = (access: Parts["executor"], parties: Parts["parties"]) => ({
	code: "1",
	access,
	sections: [{ block: "location-choice" }, parties],
	change: { effects: [{ "new-location-version": "copy" as const }] },
});

function operatorSteps({ executor, judge, parties }: Parts): readonly Step[] {
	return [
		{ label: starterTexts.locationProposal, description: starterTexts.chooseLocation, ...atLocation(executor, parties) },
		assessment(judge),
		{ code: "3", access: executor, ...realised },
	];
}

function citySteps({ executor, judge, parties }: Parts): readonly Step[] {
	return [
		{ label: starterTexts.locationChoice, description: starterTexts.chooseWhere, ...atLocation(executor, parties) },
		assessment(judge),
		{
			code: "3",
			label: starterTexts.trafficDecision,
			description: starterTexts.whenDecided,
			access: judge,
			sections: [{ block: "location-summary" }, { block: "traffic-decision" }],
			outcomes: ["TrafficDecision.PublicationDate", "TrafficDecision.DefinitiveDate", "TrafficDecision.ConfirmedDate"],
		},
		{ code: "4", access: executor, ...realised },
	];
}

function blankSteps({ executor, parties }: Parts): readonly Step[] {
	return [
		{
			code: "1",
			label: starterTexts.proposal,
			description: starterTexts.describeIt,
			access: executor,
			sections: [
				ownForm(
					"place",
					starterTexts.place,
					{
						StreetName: { type: "string", title: starterTexts.street, format: "address-text", maxLength: 80 },
						CityName: { type: "string", title: starterTexts.place, format: "address-text", maxLength: 80 },
					},
					"Location",
				),
				parties,
			],
		},
		{ code: "2", access: executor, ...realised },
	];
}

/** A section of the flow's own in which every field is required. */
function ownForm(id: string, title: string, properties: Readonly<Record<string, object>>, group: string): SectionReference {
	return {
		id,
		title,
		schema: { type: "object", properties: { [group]: { type: "object", properties, required: Object.keys(properties) } } },
	};
}

/** The parties whose process it is; fixed when it is started. */
function parties(ofCustomers: boolean): SectionReference {
	const field = (title: string) => ({ type: "string", title, format: "external-id", maxLength: 64 });
	const hint = (category: string) => ({ "ui:widget": "stakeholder", "ui:options": { span: 6, category } });
	const asked = ofCustomers
		? { properties: { Customer: field(starterTexts.customer) }, ui: { Customer: hint("customer") } }
		: {
				properties: { Municipality: field(starterTexts.municipality), ChargePointOperator: field("CPO") },
				ui: { Municipality: hint("municipality"), ChargePointOperator: hint("cpo") },
			};
	const names = Object.keys(asked.properties);
	return {
		id: "parties",
		title: starterTexts.involved,
		schema: { type: "object", properties: { Stakeholders: { type: "object", properties: asked.properties, required: names } } },
		ui: { Stakeholders: asked.ui },
		fields: Object.fromEntries(names.map((name) => [`Stakeholders.${name}`, { readOnly: true }])),
	};
}
