import {
	type Actor,
	advance,
	ajvValidators,
	type ChargingLocation,
	type Command,
	compileFlow,
	type JsonSchema,
	type Realisation,
	type RealisationEvent,
	type ResolvedFlow,
	recordOf,
	type SectionDefinition,
	startRealisation,
	wasSaved,
} from "../../engine/index.ts";
import { uuidOf } from "./example-record.ts";

const text = (title: string, more: JsonSchema = {}): JsonSchema => ({ type: "string", title, format: "unicode", maxLength: 100, ...more });

function section(id: string, title: string, group: string, properties: Readonly<Record<string, JsonSchema>>): SectionDefinition {
	return { id, title, schema: { type: "object", properties: { [group]: { type: "object", properties } } } };
}

/** The dates of the traffic decision, at the step of the advice. */
const decisionDays = section("decision", "Besluitdagen", "VKB", {
	From: text("Publicatie", { format: "date" }),
	To: text("Einde", { format: "date" }),
	Confirmed: text("Bevestigd", { format: "date" }),
});

/** Three steps: a proposal, an advice by somebody else, and the end. */
export const threeSteps: ResolvedFlow = {
	uuid: uuidOf(900),
	version: "1.0.0",
	label: "Voorbeeld",
	bindings: {
		location: "Location",
		stakeholders: {},
		trafficDecision: { publicationDate: "VKB.From", definitiveDate: "VKB.To", confirmedDate: "VKB.Confirmed" },
	},
	steps: [
		{
			uuid: uuidOf(901),
			code: "1",
			label: "Voorstel",
			version: "1.0.0",
			access: { read: ["municipality", "admin"], edit: ["cpo"] },
			sections: [
				{
					...section("proposal", "Plan", "Plan", { Name: text("Naam"), Note: text("Notitie") }),
					complete: [{ unless: { filled: "Plan.Name" }, field: "Plan.Name", message: "Vul een naam in." }],
				},
			],
		},
		{
			uuid: uuidOf(902),
			code: "2",
			label: "Advies",
			version: "1.0.0",
			access: { read: ["cpo", "admin"], edit: ["municipality"] },
			sections: [section("advice", "Oordeel", "Advice", { Words: text("Oordeel in woorden") }), decisionDays],
		},
		{
			uuid: uuidOf(903),
			code: "3",
			label: "Oplevering",
			version: "1.0.0",
			access: { read: ["municipality", "admin"], edit: ["cpo"] },
			sections: [section("delivery", "Oplevering", "Delivery", { Code: text("Code") })],
			final: true,
		},
	],
};

/** The three steps with another form in the first: fields of a group "Plan", and what the section says of them. */
export const withPlan = (
	properties: Readonly<Record<string, JsonSchema>>,
	more: Pick<SectionDefinition, "derived" | "fields">,
): ResolvedFlow => ({
	...threeSteps,
	steps: threeSteps.steps.map((step, index) =>
		index > 0 ? step : { ...step, sections: [{ ...section("plan", "Plan", "Plan", properties), ...more }] },
	),
});

const outcome: JsonSchema = {
	type: "string",
	title: "Uitkomst",
	oneOf: [
		{ const: "yes", title: "Positief" },
		{ const: "no", title: "Negatief" },
		{ const: "off", title: "Afgebroken" },
	],
};

/** The same three, of which the second branches and the last has no fields. */
export const decidedSteps: ResolvedFlow = {
	...threeSteps,
	steps: threeSteps.steps.map((step) => {
		if (step.code === "3") return { ...step, sections: [] };
		if (step.code !== "2") return step;
		const next = [{ when: { "==": [{ var: "Advice.Outcome" }, "no"] }, to: "1", restart: true }, { to: "3" }];
		return { ...step, sections: [section("advice", "Oordeel", "Advice", { Outcome: outcome }), decisionDays], next };
	}),
};

export const tenantRules = {
	onHoldReasons: [{ value: "wachten", text: "Wachten op een ander" }],
	cancelReasons: [{ value: "anders", text: "Anders" }],
	access: {
		realisationlist: ["cpo", "municipality"],
		canChangeStatus: ["cpo", "municipality"],
		canConfirmTrafficDecisions: ["municipality"],
	},
	sharedLocations: false,
};

/** A process of a flow, run by the engine itself, as the server would. */
export function stepProcess(definition: ResolvedFlow = threeSteps) {
	const flow = compileFlow(definition, { validators: ajvValidators() });
	const everybody: Actor = { userId: "u-1", roles: ["cpo", "municipality"] };
	let now = Date.now() - 3_600_000;
	let synced = 1;
	const started = startRealisation(flow, { type: "op-aanvraag", subtype: null, values: {} }, everybody, now);
	if (started.refused) throw new Error(started.message);
	let realisation: Realisation = started.realisation;
	const events: RealisationEvent[] = [...started.events];
	const identity = { uuid: uuidOf(1), ref: "VB-00001", caseRef: "VB-1", caseCounter: 1, createdAt: now };
	return {
		flow,
		record: () => recordOf(flow, realisation, { ...identity, synced, updatedAt: now }, { events: [...events], history: [] }),
		/** `location`: the one to connect. Throws if the engine refuses. */
		send: (command: Command, actor: Actor = everybody, location?: ChargingLocation) => {
			now += 60_000;
			const context = { tenant: tenantRules, saved: wasSaved(events), ...(location && { location }) };
			const outcome = advance(flow, realisation, command, actor, now, context);
			if (outcome.refused) throw new Error(outcome.message);
			realisation = outcome.realisation;
			events.push(...outcome.events);
			synced += 1;
		},
	};
}

export type StepProcess = ReturnType<typeof stepProcess>;

export function saveCommand(step: string, target: string, values: Readonly<Record<string, unknown>>, complete = true): Command {
	return { kind: "save-step", step, complete, correction: false, target, values };
}
