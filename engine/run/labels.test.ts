import { describe, expect, it } from "@jest/globals";
import { addDays, today } from "../calendar/day.ts";
import { compileFlow } from "../compile/compile-flow.ts";
import { countingEvents, progressDays, progressDaysBetween, stepTime } from "../progress/durations.ts";
import { activeStep, stepLabel } from "../progress/step-states.ts";
import type { EventType, Realisation, RealisationEvent } from "../realisation/realisation.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { noon } from "./fixtures/random-walk.ts";
import { nothing } from "./start-realisation.ts";
import { trafficDecisionPanelLabel, trafficDecisionStatus } from "./traffic-decision.ts";

const flow = compileFlow(operatorFlow, { validators: ajvValidators() });
const day = (count: number): string => addDays(today(noon), count);

function decision(Decision: Readonly<Record<string, unknown>>, vkb = false): Realisation {
	return { ...nothing, values: { Decision }, flags: { ...nothing.flags, vkb } };
}

const status = (fields: Readonly<Record<string, unknown>>, vkb = false): string => trafficDecisionStatus(flow, decision(fields, vkb), noon);

describe("the status of the traffic decision", () => {
	it("REA-233 is Onherroepelijk once confirmed, whatever the other fields hold", () => {
		expect(status({ NotApplicable: true, DefinitiveDate: day(-9), ConfirmedDate: day(0) }, true)).toBe("Onherroepelijk");
		expect(status({}, true)).toBe("Onherroepelijk");
	});

	it("REA-234 is Geen VKB when it does not apply", () => {
		expect(status({ NotApplicable: true, PublicationDate: day(-50), DefinitiveDate: day(-7) })).toBe("Geen VKB");
	});

	it("REA-235 is Nog te publiceren without a publication date", () => {
		expect(status({ DefinitiveDate: day(-7) })).toBe("Nog te publiceren");
		expect(status({ PublicationDate: "", NotApplicable: false })).toBe("Nog te publiceren");
	});

	it("REA-236 is Verlopen once the definitive day is past, and not yet on that day", () => {
		expect(status({ PublicationDate: day(-43), DefinitiveDate: day(-1) })).toBe("Verlopen");
		expect(status({ PublicationDate: day(-43), DefinitiveDate: day(0) })).toBe("Minder dan 2 dagen");
	});

	it("REA-237 is by the days that remain, at both sides of every border", () => {
		const labels = [0, 1, 2, 6, 7, 14, 15, 28, 29, 42, 43, 900].map((days) =>
			status({ PublicationDate: day(-1), DefinitiveDate: day(days) }),
		);
		expect(labels).toEqual([
			"Minder dan 2 dagen",
			"Minder dan 2 dagen",
			"Minder dan 7 dagen",
			"Minder dan 7 dagen",
			"Tot 14 dagen",
			"Tot 14 dagen",
			"2-4 weken",
			"2-4 weken",
			"4-6 weken",
			"4-6 weken",
			"Meer dan 6 weken",
			"Meer dan 6 weken",
		]);
	});

	it("REA-238 is Onbekend when no rule applies", () => {
		expect(status({ PublicationDate: day(-1) })).toBe("Onbekend");
		expect(status({ PublicationDate: day(-1), DefinitiveDate: "ooit" })).toBe("Onbekend");
	});

	it("has a panel with its own words, and is published from its day of publication", () => {
		const label = (...given: Parameters<typeof decision>) => trafficDecisionPanelLabel(flow, decision(...given), noon);
		expect(label({})).toBe("VKB is nog niet gepubliceerd");
		expect(label({ PublicationDate: day(1) })).toBe("VKB is nog niet gepubliceerd");
		expect(label({ PublicationDate: day(0) })).toBe("VKB is nog niet onherroepelijk");
		expect(label({ PublicationDate: day(-1) })).toBe("VKB is nog niet onherroepelijk");
		expect(label({ PublicationDate: day(1) }, true)).toBe("VKB is onherroepelijk");
		expect(label({ NotApplicable: true })).toBe("Geen VKB");
	});
});

describe("the step a process is at", () => {
	const at = (steps: Realisation["steps"]): Realisation => ({ ...nothing, steps });
	const done = (startedAt: number, completedAt: number | null = startedAt + 1) => ({ startedAt, completedAt });

	it("REA-240 is the one without completed_at that has the earliest start", () => {
		expect(activeStep(flow, { "1": done(1), "2": done(9, null), "4": done(5, null) })?.code).toBe("4");
		expect(activeStep(flow, { "1": done(1) })).toBeNull();
	});

	it("REA-241 is called Afgerond when all is done and the final step is there", () => {
		expect(stepLabel(flow, at({ "1": done(1), "5": done(5) }))).toBe("Afgerond");
		expect(stepLabel(flow, at({ "1": done(1, null), "5": done(5) }))).toBe("Voorstel");
	});

	it("REA-242 gives the active step's label, and between two steps that of the last completed one", () => {
		expect(stepLabel(flow, at({ "1": done(1), "2": done(3, null) }))).toBe("Beoordeling");
		expect(stepLabel(flow, at({ "1": done(8), "2": done(3) }))).toBe("Voorstel");
	});

	it("REA-243 is called Onbekend when it is not known", () => {
		expect(stepLabel(flow, nothing)).toBe("Onbekend");
		expect(stepLabel(flow, at({ "77": done(1, null) }))).toBe("Onbekend");
	});
});

describe("durations", () => {
	const days = (count: number): number => noon + count * 86_400_000;
	const event = (type: EventType, count: number): RealisationEvent => ({
		type,
		ts: days(count),
		version: "1.0.0",
		userId: "x",
		meta: { uuid: null },
	});

	it("a step's are whole calendar days, until now while it is open", () => {
		const running = { stoppedBy: null };
		expect(stepTime({ startedAt: days(0), completedAt: null }, [], days(3))).toEqual({ ...running, days: 3, elapsed: 3 });
		expect(stepTime({ startedAt: days(0), completedAt: days(2) }, [], days(30))).toEqual({ ...running, days: 2, elapsed: 2 });
		// Across the clock change of 29 March, a day of only 23 hours.
		const acrossTheClock = { startedAt: Date.UTC(2026, 2, 28, 22, 30), completedAt: Date.UTC(2026, 2, 29, 21, 45) };
		expect(stepTime(acrossTheClock, [], 0)).toEqual({ ...running, days: 1, elapsed: 1 });
	});

	it("a step's stand still on hold, when cancelled and once the process is completed", () => {
		const open = { startedAt: days(1), completedAt: null };
		const held = [event("created", 0), event("onhold-start", 3)];
		expect(stepTime(open, held, days(30))).toEqual({ days: 2, elapsed: 29, stoppedBy: "onhold" });
		const cancelled = [...held, event("cancelled-start", 4)];
		expect(stepTime(open, cancelled, days(40))).toEqual({ days: 2, elapsed: 39, stoppedBy: "cancelled" });
		const restored = [...cancelled, event("cancelled-end", 9)];
		expect(stepTime(open, restored, days(50))).toEqual({ days: 2, elapsed: 49, stoppedBy: "onhold" });
		const resumed = [...restored, event("onhold-end", 10)];
		expect(stepTime(open, resumed, days(15))).toEqual({ days: 7, elapsed: 14, stoppedBy: null });
		// A step that was completed before the hold keeps its time.
		expect(stepTime({ startedAt: days(0), completedAt: days(2) }, held, days(30))).toEqual({ days: 2, elapsed: 2, stoppedBy: null });
		expect(stepTime(open, [...resumed, event("completed", 12)], days(99))).toEqual({ days: 4, elapsed: 11, stoppedBy: null });
	});

	it("progress does not count time on hold or cancelled, and overlapping time once", () => {
		const events = [
			event("created", 0),
			event("onhold-start", 2),
			event("cancelled-start", 4),
			event("onhold-end", 5),
			event("cancelled-end", 6),
		];
		expect(progressDays(events, days(10))).toBe(6);
		expect(progressDaysBetween(events, days(3), days(5))).toBe(0);
		expect(progressDays([...events, event("completed", 8)], days(100))).toBe(4);
		expect(progressDays([event("created", 0), event("onhold-start", 2)], days(10))).toBe(2);
		expect(progressDays([], days(10))).toBe(0);
	});

	it("a hold that was taken back costs no day, and a resumption that was taken back gives none", () => {
		const undo = (type: EventType, at: number) => ({ ...event(type, at), meta: { uuid: null, undoes: "act" } });
		const held = [event("created", 0), event("onhold-start", 2), undo("onhold-end", 4)];
		expect(progressDays(held, days(10))).toBe(10);
		expect(progressDays([...held, event("onhold-start", 6), event("onhold-end", 7)], days(10))).toBe(9);
		const resumed = [event("created", 0), event("onhold-start", 2), event("onhold-end", 4), undo("onhold-start", 6)];
		expect(progressDays(resumed, days(10))).toBe(2);
		expect(progressDays(countingEvents(resumed), days(10))).toBe(2);
		expect(stepTime({ startedAt: days(0), completedAt: null }, resumed, days(10)).stoppedBy).toBe("onhold");
	});
});
