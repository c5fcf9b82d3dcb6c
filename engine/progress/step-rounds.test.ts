import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { calendarDays } from "../calendar/day.ts";
import { compileFlow } from "../compile/compile-flow.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { RealisationEvent, StepState, Values } from "../realisation/realisation.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { type Act, noon, walk } from "../run/fixtures/random-walk.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { replay } from "../run/replay.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { daysPerParty } from "./days-per-party.ts";
import { openSteps } from "./open-steps.ts";
import { daysPerRound, type RoundEvent } from "./step-rounds.ts";
import { activeStep } from "./step-states.ts";

const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const flows: readonly {
	readonly flow: CompiledFlow;
	readonly start: Values;
	readonly roles: readonly string[];
	readonly values: Readonly<Record<string, readonly Values[]>>;
}[] = [
	{
		flow: compileFlow(operatorFlow, { validators: ajvValidators() }),
		start: { People: { Municipality: "municipality|b-0001" } },
		roles: ["cpo", "municipality"],
		values: {
			"1": [{ Location: place, Spots: { Type: "station", Count: 2 } }],
			"2": [{ Advice: { Advice: "no", Comments: "liever niet" } }, { Advice: { Advice: "yes" } }],
			"3": [{ Advice: { Decision: "again" } }, { Advice: { Decision: "accept" } }, { Advice: { Decision: "stop" } }],
			"4": [{ Decision: { NotApplicable: true } }],
			"5": [{ Chargers: [{ Identifier: "A001" }] }],
		},
	},
	{
		flow: compileFlow(tracksFlow, { validators: ajvValidators() }),
		start: {},
		roles: ["worker", "cpo"],
		values: {
			"1": [{ Plan: { Day: "monday" } }],
			"2-a": [{ Survey: { Power: "upgrade", Fuse: "replace" } }, { Survey: { Power: "enough", Fuse: "fine" } }],
			"2-b": [{ Quotation: { Power: "sent" } }],
			"2-c": [{ Power: { Decision: "go" } }],
			"2-d": [{ Power: { Done: "yes" } }],
			"2-f": [{ Quotation: { Fuse: "sent" } }],
			"2-h": [{ Fuse: { Done: "yes" } }],
			"3": [{ End: { Paid: "yes" } }],
		},
	},
];

/** Usually the open step is completed; sometimes an earlier one is changed, or the process is put on hold, cancelled or resumed. */
const actsOf = ({ flow, roles, values }: (typeof flows)[number]): fc.Arbitrary<readonly Act[]> =>
	fc.array(
		fc.record({ pick: fc.nat(99), any: fc.constantFrom(...Object.keys(values)), minutes: fc.nat(9000) }).map(
			({ pick, any, minutes }): Act => ({
				roles,
				minutes,
				command: (realisation) => {
					if (pick >= 80) {
						const action = pick % 2 === 0 ? "enable" : "disable";
						return { kind: "set-status", status: pick >= 90 ? "onhold" : "cancelled", action, reason: "other" };
					}
					const step = pick < 60 ? (activeStep(flow, realisation.steps)?.code ?? "1") : any;
					const options = values[step] ?? [{}];
					return { kind: "save-step", step, complete: true, correction: false, target: step, values: options[pick % options.length] ?? {} };
				},
			}),
		),
		{ maxLength: 40 },
	);

/** The expected outcome, from the state after each event: a step that is open then takes the days until the next event. */
function oracle(flow: CompiledFlow, events: readonly RealisationEvent[], now: number): Record<string, readonly number[]> {
	const rounds: Record<string, number[]> = {};
	let before: Readonly<Record<string, StepState>> = {};
	for (const [index, { ts }] of events.entries()) {
		const { steps, flags } = replay(() => flow, events.slice(0, index + 1));
		const stands = flags.onhold || flags.cancelled || flags.completed;
		const days = stands ? 0 : calendarDays(ts, events[index + 1]?.ts ?? now);
		for (const [step, { completedAt }] of Object.entries(steps)) {
			if (completedAt !== null) continue;
			const known = rounds[step] ?? [];
			rounds[step] = known;
			if (before[step] === undefined || before[step].completedAt !== null) known.push(0);
			known.push((known.pop() ?? 0) + days);
		}
		before = steps;
	}
	return rounds;
}

/** The expected outcome: whom the state after each event waits for, until the next event. */
function partyOracle(flow: CompiledFlow, events: readonly RealisationEvent[], now: number): Record<string, number> {
	const days: Record<string, number> = { held: 0 };
	for (const [index, { ts }] of events.entries()) {
		const { steps, flags } = replay(() => flow, events.slice(0, index + 1));
		const lasted = calendarDays(ts, events[index + 1]?.ts ?? now);
		if (flags.completed || flags.cancelled || lasted === 0) continue;
		const waiting = flags.onhold ? ["held"] : openSteps(flow, steps).flatMap(({ definition }) => definition.access.edit);
		for (const party of new Set(waiting)) days[party] = (days[party] ?? 0) + lasted;
	}
	return days;
}

describe("REA-131 the days of every time that a step was open", () => {
	it.each(flows.map((each) => [each.flow.definition.steps.length, each] as const))(
		"are those between its start and its end in the events, whatever happened since: a flow of %i steps",
		(_steps, each) => {
			const seen = { rounds: 0, again: 0, open: 0, held: 0 };
			fc.assert(
				fc.property(actsOf(each), fc.nat(100), (acts, later) => {
					const { events, realisation } = walk(each.flow, each.start, acts);
					const now = (events.at(-1)?.ts ?? noon) + later * 3_600_000;
					const found = daysPerRound(each.flow, events, now);
					expect(Object.fromEntries(found)).toEqual(oracle(each.flow, events, now));
					for (const rounds of found.values()) seen.again += rounds.length > 1 ? 1 : 0;
					seen.open += activeStep(each.flow, realisation.steps) === null ? 0 : 1;
					seen.held += realisation.flags.onhold || realisation.flags.cancelled ? 1 : 0;
				}),
				{ numRuns: 400, seed: 7 },
			);
			expect(Math.min(seen.again, seen.open, seen.held)).toBeGreaterThan(20);
		},
	);

	it.each(flows.map((each) => [each.flow.definition.steps.length, each] as const))(
		"are days of whom was waited for, each day once a party, and on hold those of nobody: a flow of %i steps",
		(_steps, each) => {
			let [both, held] = [0, 0];
			fc.assert(
				fc.property(actsOf(each), fc.nat(100), (acts, later) => {
					const { events } = walk(each.flow, each.start, acts);
					const now = (events.at(-1)?.ts ?? noon) + later * 3_600_000;
					const found = daysPerParty(each.flow, events, now);
					const expected = partyOracle(each.flow, events, now);
					expect({ held: found.held, ...Object.fromEntries(found.parties) }).toEqual(expected);
					held += found.held;
					both += found.parties.size > 1 ? 1 : 0;
				}),
				{ numRuns: 200, seed: 7 },
			);
			const parties = new Set(each.flow.order.flatMap(({ definition }) => definition.access.edit));
			expect(Math.min(held, parties.size > 1 ? both : held)).toBeGreaterThan(20);
		},
	);

	const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
	const of = (type: RealisationEvent["type"], day: string, step?: string): RoundEvent => ({
		type,
		ts: at(day),
		meta: step === undefined ? {} : { step },
	});
	const [{ flow }] = flows as [(typeof flows)[number]];

	it("leave out the days on hold and cancelled, also where they overlap or run across steps; what is open counts until now", () => {
		const days = daysPerRound(
			flow,
			[
				of("step-start", "2026-03-02", "1"),
				of("onhold-start", "2026-03-04"),
				of("cancelled-start", "2026-03-06"),
				of("cancelled-end", "2026-03-08"),
				of("onhold-end", "2026-03-09"),
				of("onhold-start", "2026-03-10"),
				of("step-end", "2026-03-12", "1"),
				of("step-start", "2026-03-12", "2"),
				of("onhold-end", "2026-03-14"),
				of("step-end", "2026-03-22", "2"),
				of("step-start", "2026-03-22", "3"),
			],
			at("2026-03-25"),
		);
		expect([...days]).toEqual([
			["1", [3]],
			["2", [8]],
			["3", [3]],
		]);
	});

	it("keep the rounds that a reset emptied, completed or not", () => {
		const days = daysPerRound(
			flow,
			[
				of("step-start", "2026-03-02", "1"),
				of("step-end", "2026-03-04", "1"),
				of("step-start", "2026-03-04", "2"),
				of("step-end", "2026-03-10", "2"),
				of("step-start", "2026-03-10", "3"),
				of("step-reset", "2026-03-13", "1"),
				of("step-start", "2026-03-13", "1"),
				of("cancelled-start", "2026-03-14"),
			],
			at("2026-05-01"),
		);
		expect([...days]).toEqual([
			["1", [2, 1]],
			["2", [6]],
			["3", [3]],
		]);
	});

	it("are calendar days: one hour over midnight is a day, across the change of the clock too", () => {
		const midnight = (started: string, completed: string) =>
			daysPerRound(
				flow,
				[
					{ type: "step-start", ts: Date.parse(started), meta: { step: "1" } },
					{ type: "step-end", ts: Date.parse(completed), meta: { step: "1" } },
				],
				Date.parse(completed),
			).get("1");
		expect(midnight("2026-01-10T22:30:00Z", "2026-01-10T23:30:00Z")).toEqual([1]);
		expect(midnight("2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z")).toEqual([1]);
	});
});
