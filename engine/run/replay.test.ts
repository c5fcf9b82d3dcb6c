import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { StateValue } from "xstate";
import type { Command } from "../command/command.ts";
import { compileFlow } from "../compile/compile-flow.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { type Act, walk } from "./fixtures/random-walk.ts";
import { tracksFlow } from "./fixtures/tracks-flow.ts";
import { machineState } from "./machine-state.ts";
import { momentsOf } from "./moments.ts";
import { replay } from "./replay.ts";

const operator = compileFlow(operatorFlow, { validators: ajvValidators() });
const tracks = compileFlow(tracksFlow, { validators: ajvValidators() });

const locations = ["7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001", "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd002"];
const statuses = fc.record({
	kind: fc.constant("set-status" as const),
	status: fc.constantFrom("onhold" as const, "cancelled" as const, "vkb" as const),
	action: fc.constantFrom("enable" as const, "disable" as const),
	reason: fc.constant("other"),
});
const others: fc.Arbitrary<Command> = fc.oneof(
	statuses,
	fc.record({ kind: fc.constant("set-tags" as const), tags: fc.constantFrom([], locations) }),
	fc.record({
		kind: fc.constant("change-stakeholder" as const),
		category: fc.constantFrom("contractor" as const, "municipality" as const),
		slug: fc.constantFrom("contractor|a", "municipality|b-0001"),
	}),
	fc.record({
		kind: fc.constantFrom("connect-location" as const, "disconnect-location" as const),
		category: fc.constantFrom("selected" as const, "alternative" as const),
		locationUuid: fc.constantFrom(...locations),
	}),
	fc.record({
		kind: fc.constantFrom("connect-request" as const, "disconnect-request" as const),
		requestUuid: fc.constantFrom(...locations),
	}),
);

const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const operatorValues: Readonly<Record<string, readonly object[]>> = {
	"1": [
		{ Location: place, Spots: { Type: "station", Count: 2 } },
		{ Location: { Remarks: "nader" }, Spots: { Type: "hub", Count: 1 } },
	],
	"2": [
		{ Advice: { Advice: "yes" } },
		{ Advice: { Advice: "no", Comments: "liever niet" } },
		{ Advice: { Advice: "alternative", Comments: "elders", Alternative: { ...place, Spots: { Count: 4 } } } },
	],
	"3": [{ Advice: { Decision: "stop" } }, { Advice: { Decision: "accept" } }, { Advice: { Decision: "again" } }],
	"4": [{ Decision: { PublicationDate: "2026-03-01" } }, { Decision: { NotApplicable: true } }],
	"5": [{ Chargers: [{ Identifier: "A001" }, { Identifier: "" }] }, {}],
};
const tracksValues: Readonly<Record<string, readonly object[]>> = {
	"1": [{ Plan: { Day: "monday" } }],
	"2-a": ["upgrade", "reduce", "enough", "none"].flatMap((Power) =>
		["replace", "minor", "fine"].map((Fuse) => ({ Survey: { Power, Fuse } })),
	),
	"2-b": [{ Quotation: { Power: "sent" } }],
	"2-c": [{ Power: { Decision: "go" } }, { Power: { Decision: "no-go" } }],
	"2-d": [{ Power: { Done: "yes" } }],
	"2-e": [{ Power: { Option: "reduce" } }, { Power: { Option: "enough" } }],
	"2-f": [{ Quotation: { Fuse: "sent" } }],
	"2-h": [{ Fuse: { Done: "yes" } }],
	"2-j": [{ Reduce: { By: "one" } }],
	"3": [{ End: { Paid: "yes" } }],
};

/** Usually the open step, so that walks get far; sometimes any other. */
function saves(flow: CompiledFlow, values: Readonly<Record<string, readonly object[]>>, roles: readonly string[]): fc.Arbitrary<Act> {
	return fc
		.record({
			step: fc.option(fc.constantFrom(...Object.keys(values)), { freq: 4 }),
			pick: fc.nat(11),
			complete: fc.boolean(),
			correction: fc.constantFrom(false, false, false, true),
			minutes: fc.nat(3000),
		})
		.map(({ step, pick, complete, correction, minutes }) => ({
			roles,
			minutes,
			command: (realisation) => {
				const open = activeStep(flow, realisation.steps)?.code ?? "1";
				const code = pick < 9 ? open : (step ?? open);
				const options = values[code] ?? [{}];
				return {
					kind: "save-step",
					step: code,
					complete: complete || pick < 6,
					correction: code !== open && correction,
					target: code,
					values: (options[pick % options.length] ?? {}) as Values,
				};
			},
		}));
}

function acts(
	flow: CompiledFlow,
	values: Readonly<Record<string, readonly object[]>>,
	roles: readonly string[],
): fc.Arbitrary<readonly Act[]> {
	const other = fc
		.record({ command: others, minutes: fc.nat(3000) })
		.map(({ command, minutes }): Act => ({ command: () => command, roles, minutes }));
	return fc.array(fc.oneof({ weight: 9, arbitrary: saves(flow, values, roles) }, { weight: 1, arbitrary: other }), { maxLength: 40 });
}

/** The flow, recording the state in which the machine last left a process. */
function watched(flow: CompiledFlow): { readonly flow: CompiledFlow; readonly left: { value: StateValue | undefined } } {
	const left: { value: StateValue | undefined } = { value: undefined };
	const next: CompiledFlow["machine"]["next"] = (value, event, answers) => {
		const step = flow.machine.next(value, event, answers);
		left.value = step.actions.length > 0 ? step.value : undefined;
		return step;
	};
	return { left, flow: { ...flow, machine: { ...flow.machine, next } } };
}

/** The same walks every time: the test also asserts how far they get, and random ones sometimes stay near the start. */
const seed = 7;

describe("the machine", () => {
	for (const { name, of, start, arbitrary } of [
		{
			name: "a flow with restarts",
			of: operator,
			start: { People: { Municipality: "municipality|b-0001" } },
			arbitrary: acts(operator, operatorValues, ["cpo", "municipality"]),
		},
		{ name: "a flow with sub-steps side by side", of: tracks, start: {}, arbitrary: acts(tracks, tracksValues, ["worker", "cpo"]) },
	]) {
		it(`ends in the state that the record resolves to: ${name}`, () => {
			const { flow, left } = watched(of);
			let compared = 0;
			fc.assert(
				fc.property(arbitrary, (walked) => {
					let previous: Realisation | undefined;
					walk(flow, start, walked, (realisation) => {
						if (left.value !== undefined && previous !== undefined) {
							const { trafficDecision: _, ...expected } = machineState(of, realisation) as Readonly<Record<string, StateValue>>;
							expect(left.value).toMatchObject(expected);
							compared++;
						}
						left.value = undefined;
						previous = realisation;
					});
				}),
				{ numRuns: 100, seed },
			);
			expect(compared).toBeGreaterThan(100);
		});
	}
});

describe("the events of a process", () => {
	const everybody = ["cpo", "municipality"];
	for (const { name, flow, start, arbitrary, states: expected } of [
		{
			name: "a flow with restarts",
			flow: operator,
			start: { People: { Municipality: "municipality|b-0001" } },
			arbitrary: acts(operator, operatorValues, everybody),
			states: 8,
		},
		{
			name: "a flow with sub-steps side by side",
			flow: tracks,
			start: {},
			arbitrary: acts(tracks, tracksValues, ["worker", "cpo"]),
			states: 12,
		},
	]) {
		it(`fold to the state they led to, whatever happened: ${name}`, () => {
			const reached = new Set<string>();
			fc.assert(
				fc.property(arbitrary, (walked) => {
					const { realisation, events, states } = walk(flow, start, walked);
					expect(replay(() => flow, events)).toEqual(realisation);
					// Acts within one instant form one moment.
					const moments = momentsOf(events, () => flow).map((moment) => moment.realisation);
					expect(moments.at(-1)).toEqual(realisation);
					for (const moment of moments) expect(states).toContainEqual(moment);
					for (const state of states) {
						reached.add(JSON.stringify(machineState(flow, state)));
					}
				}),
				{ numRuns: 150, seed },
			);
			expect(reached.size).toBeGreaterThan(expected);
		});
	}
});
