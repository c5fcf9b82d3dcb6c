import { beforeEach, describe, expect, it } from "@jest/globals";
import type { FillFields, Outcome, TakeBack } from "../command/command.ts";
import type { ResolvedFlow } from "../definition/flow-definition.ts";
import { daysPerRound } from "../progress/step-rounds.ts";
import type { RealisationEvent } from "../realisation/realisation.ts";
import { waitingOn } from "../terms/waiting-on.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { replay } from "./replay.ts";

const flow: ResolvedFlow = {
	...operatorFlow,
	steps: operatorFlow.steps.map((step) =>
		step.code === "4"
			? { ...step, bulk: { fields: ["Decision.PublicationDate", "Decision.DefinitiveDate"], complete: true } }
			: step.code === "1"
				? { ...step, bulk: { fields: ["Spots.Identifiers", "Location.Remarks"] } }
				: step,
	),
};
const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const roles = ["cpo", "municipality"];
const day = 24 * 3_600_000;

let process: Journey;
beforeEach(() => {
	process = journey(flow, { People: { Municipality: "municipality|b-0001" } }, roles);
});

const fill = (fields: FillFields["fields"], more: Partial<FillFields> = {}): FillFields => ({
	kind: "fill-fields",
	step: "4",
	complete: false,
	fields,
	...more,
});
const toDecision = () => {
	process.save("1", "2", { Location: place, Spots: { Type: "station", Count: 2 } });
	process.save("2", "4", { Advice: { Advice: "yes" } });
};
const published = { "Decision.PublicationDate": "2026-11-02" };
const eventsOf = (outcome: Outcome): readonly RealisationEvent[] => (outcome.refused ? [] : outcome.events);

describe("filling in some fields of an open step", () => {
	it("leaves the others as they are and works out what follows, as a save by hand does", () => {
		process.save("1", "1", { Location: place, Spots: { Type: "hub", Count: 3 } }, { complete: false });
		const { values } = process.realisation();
		expect(process.send(fill({ "Location.Remarks": "Let op" }, { step: "1" }), roles)).toMatchObject({
			target: "1",
			realisation: { values: { ...values, Location: { ...place, version: 1, Remarks: "Let op" } } },
			events: [{ type: "step-save", meta: { step: "1", changes: [{ path: "Location.Remarks", to: "Let op" }] } }],
		});
		process.save("1", "2", { Location: place, Spots: { Type: "station", Count: 2 } });
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "4", { Decision: { NotApplicable: true } }, { complete: false });
		const byHand = journey(flow, { People: { Municipality: "municipality|b-0001" } }, roles);
		byHand.save("1", "2", { Location: place, Spots: { Type: "station", Count: 2 } });
		byHand.save("2", "4", { Advice: { Advice: "yes" } });
		byHand.save("4", "4", { Decision: { NotApplicable: true } }, { complete: false });
		const saved = byHand.save("4", "5", { Decision: { NotApplicable: true, PublicationDate: "2026-11-02" } });
		const filled = process.send(fill(published, { complete: true }), roles);
		expect(filled).toMatchObject({ target: "5", realisation: { values: { Decision: saved.realisation.values.Decision } } });
		expect(saved.realisation.values.Decision).toEqual({
			NotApplicable: false,
			PublicationDate: "2026-11-02",
			DefinitiveDate: "2026-12-15",
		});
	});

	it("adds to a list what is not in it yet", () => {
		process.send(fill({ "Spots.Identifiers": ["A1", "A2"] }, { step: "1" }), roles);
		process.send(fill({ "Spots.Identifiers": ["A2", "A3"] }, { step: "1" }), roles);
		expect(process.realisation().values.Spots).toMatchObject({ Identifiers: ["A1", "A2", "A3"] });
		expect(process.send(fill({ "Spots.Identifiers": ["A3"], "Location.Remarks": "" }, { step: "1" }), roles)).toMatchObject({ events: [] });
	});

	it("is refused where the step is not open, offers no such thing, or the person may not", () => {
		expect(process.send(fill(published), roles)).toMatchObject({ code: "step-not-available" });
		expect(process.send(fill({}, { step: "9" }), roles)).toMatchObject({ code: "unknown-step" });
		expect(process.send(fill({}, { step: "2" }), roles)).toMatchObject({ code: "step-not-available" });
		toDecision();
		expect(process.send(fill(published), ["cpo"])).toMatchObject({ code: "forbidden" });
		expect(process.send(fill({ "Decision.NotApplicable": true }), roles)).toMatchObject({
			code: "unknown-field",
			errors: [{ path: "Decision.NotApplicable" }],
		});
		expect(process.send(fill({}, { step: "1", complete: true }), roles)).toMatchObject({ code: "step-not-available" });
		expect(process.send(fill({}, { step: "1" }), roles)).toMatchObject({ message: "Deze stap is afgerond." });
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.send(fill(published), roles)).toMatchObject({ code: "locked" });
	});

	it("is refused with the rules of the step: what is wrong, and what is lacking to complete it", () => {
		toDecision();
		expect(process.send(fill({ "Decision.PublicationDate": "gisteren" }), roles)).toMatchObject({
			code: "invalid",
			errors: [{ path: "Decision.PublicationDate" }],
		});
		expect(process.send(fill({}, { complete: true }), roles)).toMatchObject({ code: "incomplete" });
		expect(process.send(fill({ "Decision.PublicationDate": ["2026-11-02"] }), roles)).toMatchObject({ code: "invalid" });
	});
});

describe("taking it back", () => {
	const back = (of: TakeBack["of"], before: ReturnType<Journey["realisation"]>, events: readonly RealisationEvent[]): TakeBack => ({
		kind: "take-back",
		of,
		changes: events
			.flatMap(({ meta }) => meta.changes ?? [])
			.map(({ path, from }) => ({ path, to: from }))
			.reverse(),
		steps: before.steps,
	});

	it("of what was only filled in is a save with what was there", () => {
		toDecision();
		const before = process.realisation();
		const command = fill(published);
		const taken = process.send(back(command, before, eventsOf(process.send(command, roles))), ["municipality"]);
		expect(taken).toMatchObject({ events: [{ type: "step-save" }] });
		expect(process.realisation()).toEqual(before);
	});

	it("of what completed a step opens it as it was, and neither counts for the clock, or in what waits", () => {
		toDecision();
		const before = process.realisation();
		const waited = waitingOn(process.flow, before, process.events, {}, "nl");
		const stood = daysPerRound(process.flow, process.events, process.now() + 9 * day);
		const command = fill(published, { complete: true });
		const done = eventsOf(process.send(command, roles));
		const told = process.events.splice(-done.length).map((event) => ({ ...event, meta: { ...event.meta, act: "a" } }));
		process.events.push(...told);
		process.send(back(command, before, done), ["municipality"]);
		expect(process.realisation()).toEqual(before);
		const last = process.events.pop();
		if (last === undefined) throw new Error("no event");
		expect(last).toMatchObject({ type: "step-reopen", meta: { step: "4", steps: before.steps } });
		const events = [...process.events, { ...last, meta: { ...last.meta, undoes: "a" } }];
		expect(replay(() => process.flow, events)).toEqual(before);
		expect(daysPerRound(process.flow, events, process.now() - 2 * 3_600_000 + 9 * day)).toEqual(stood);
		expect(waitingOn(process.flow, process.realisation(), events, {}, "nl")).toEqual(waited);
	});

	it("of another party makes it what it was, none too; each by who may do it, and not while the process stands still", () => {
		const before = process.realisation();
		const command = { kind: "change-stakeholder", category: "contractor", slug: "contractor|a" } as const;
		const inverse = back(command, before, eventsOf(process.send(command, roles)));
		expect(process.send(inverse, ["municipality"])).toMatchObject({ code: "forbidden" });
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.send(inverse, roles)).toMatchObject({ code: "locked" });
		process.send({ kind: "set-status", status: "onhold", action: "disable" }, ["cpo"]);
		expect(process.send(inverse, roles)).toMatchObject({ events: [{ type: "stakeholder-change" }] });
		expect(process.realisation()).toEqual(before);
		toDecision();
		const filled = fill(published);
		const reached = process.realisation();
		const other = back(filled, reached, eventsOf(process.send(filled, roles)));
		expect(process.send(other, ["cpo"])).toMatchObject({ code: "forbidden" });
	});
});
