import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { recordOf } from "../record/record-of.ts";
import { upgradeProcess } from "../upgrade/upgrade-process.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { momentsOf, recordAt, versionsIn } from "./moments.ts";

const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const people = { People: { Municipality: "municipality|b-0001" } };
const roles = ["cpo", "municipality"];

const identity = { uuid: "u", ref: "R-1", caseRef: "R", caseCounter: 1, synced: 9, createdAt: 1, updatedAt: 2 };

function found(flows: readonly CompiledFlow[]) {
	return (version: string): CompiledFlow => {
		const flow = flows.find(({ definition }) => definition.version === version);
		if (flow === undefined) throw new Error(`no version ${version}`);
		return flow;
	};
}

describe("the moments of a process", () => {
	/** A process that was refused, started again and was put on hold, with its state after every act. */
	function walked() {
		const process = journey(operatorFlow, people, roles);
		const states: Realisation[] = [process.realisation()];
		const act = (work: () => unknown) => {
			work();
			states.push(process.realisation());
		};
		act(() => process.save("1", "2", { Location: place, Spots: { Type: "station", Count: 2 } }));
		act(() => process.save("2", "3", { Advice: { Advice: "no", Comments: "liever niet" } }));
		act(() => process.save("3", "1", { Advice: { Decision: "again" } }));
		act(() => process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, roles));
		act(() => process.send({ kind: "set-status", status: "onhold", action: "disable" }, roles));
		return { process, states };
	}

	it("are one for each act, and the process is as that act left it", () => {
		const { process, states } = walked();
		const moments = momentsOf(process.events, () => process.flow);
		expect(moments.map(({ realisation }) => realisation)).toEqual(states);
		expect(moments.at(-1)?.number).toBe(process.events.length);
		expect(moments.flatMap(({ events }) => events)).toEqual(process.events);
	});

	it("give the record as it was then, with the files as they are now", () => {
		const { process, states } = walked();
		const past = { events: process.events, history: [] };
		const hidden = { ...process.realisation(), flags: { ...process.realisation().flags, gdpr: true } };
		const now = recordOf(process.flow, hidden, identity, past);
		for (const [index, moment] of momentsOf(process.events, () => process.flow).entries()) {
			const then = states[index];
			if (then === undefined) throw new Error("more moments than acts");
			const state = { ...then, flags: { ...then.flags, gdpr: true } };
			const events = process.events.slice(0, moment.number);
			expect(recordAt(now, moment)).toEqual(recordOf(process.flow, state, { ...identity, updatedAt: moment.ts }, { events, history: [] }));
		}
	});

	it("are each on the version of the flow that was in force, also before an upgrade that has other steps", () => {
		const { process, states } = walked();
		const renumbered = JSON.parse(JSON.stringify(operatorFlow).replaceAll('"3"', '"33"')) as typeof operatorFlow;
		const later = compileFlow({ ...renumbered, version: "2.0.0" }, { validators: ajvValidators() });
		const outcome = upgradeProcess(process.realisation(), process.flow, later, process.now() + 60_000, {
			actor: { userId: "operator", roles: [] },
			mapping: { from: operatorFlow.version, to: "2.0.0", steps: { "3": "33" } },
		});
		if (outcome.refused) throw new Error(outcome.reasons.join("\n"));
		const events = [...process.events, ...outcome.events];
		expect(versionsIn(events)).toEqual([operatorFlow.version, "2.0.0"]);
		const moments = momentsOf(events, found([process.flow, later]));
		expect(moments.map(({ realisation }) => realisation)).toEqual([...states, outcome.realisation]);
		expect(moments.map(({ flow }) => flow.definition.version)).toEqual([...states.map(() => operatorFlow.version), "2.0.0"]);
	});
});
