import { describe, expect, it } from "@jest/globals";
import {
	activeStep,
	ajvValidators,
	available,
	type CompiledFlow,
	checkFlow,
	compareFlows,
	compileFlow,
	parseFlow,
	type Realisation,
	type ResolvedFlow,
	readPath,
	sameValue,
} from "../../engine/index.ts";
import { currentBlocks, readFlow } from "../../scripts/flow/read-flow.ts";
import { flowFolders } from "../../scripts/flow/read-folder.ts";
import { chance } from "./chance.ts";
import { diligentPerson } from "./diligent-person.ts";
import { plausiblyEdited } from "./plausible-edits.ts";

const blocks = currentBlocks();
const compiled = (flow: ResolvedFlow): CompiledFlow => compileFlow(flow, { validators: ajvValidators() });
const isSound = (flow: ResolvedFlow): boolean =>
	checkFlow(parseFlow(JSON.stringify(flow), "flow.json"), { blocks }).every(({ severity }) => severity !== "error");

/** Every value of a record by the path of its field, as far as the flow has the field. */
function shownValues(flow: CompiledFlow, { values }: Realisation): ReadonlyMap<string, unknown> {
	return new Map(
		[...flow.shownIn.keys()].map((path) => [path, readPath(values, path)] as const).filter(([, value]) => value !== undefined),
	);
}

describe.each(flowFolders("flows"))("a change of %s that is called safe", (folder) => {
	const { flow, tenant } = readFlow(folder);
	if (tenant === undefined) throw new Error(`${folder} has no tenant.json`);
	const rules = { ...tenant, sharedLocations: tenant.sharedLocations ?? false };
	const before = compiled(flow);

	/** Processes in every state that a diligent person reaches. */
	const processes: Realisation[] = [];
	for (let seed = 0; seed < 10; seed++) {
		const person = diligentPerson(before, rules, chance(seed));
		let state = person.start();
		for (let turn = 0; state !== undefined && turn < 30; turn++) {
			processes.push(state);
			const outcome = person.work(before, state, turn % 3 !== 1);
			if (outcome === undefined || outcome.refused) break;
			state = outcome.realisation;
		}
	}

	it("is walked far enough to say something: a process stands in at least every other step", () => {
		const seen = new Set(processes.map(({ steps }) => activeStep(before, steps)?.code));
		expect(seen.size).toBeGreaterThan(before.order.length / 2);
	});

	it("takes no value and no state from a running process, and none gets stuck", () => {
		const counts = { safe: 0, "needs-mapping": 0, breaking: 0, unsound: 0 };
		for (let seed = 0; seed < 36; seed++) {
			const edited = plausiblyEdited(flow, chance(seed));
			if (!isSound(edited)) {
				counts.unsound++;
				continue;
			}
			const { severity, changes } = compareFlows(before, edited);
			counts[severity]++;
			if (severity !== "safe" || changes.length === 0) continue;
			const after = compiled(edited);
			const dice = chance(seed);
			for (let look = 0; look < 5; look++) {
				const state = dice.pick(processes);
				const person = diligentPerson(after, rules, dice);
				const told = `seed ${seed}: ${changes.map(({ sentence }) => sentence).join(" ")}`;
				expect([told, activeStep(after, state.steps)?.definition.uuid]).toEqual([told, activeStep(before, state.steps)?.definition.uuid]);
				const was = available(before, state, person.actor, rules).steps;
				const is = new Map(available(after, state, person.actor, rules).steps.map((step) => [step.uuid, step.state]));
				for (const step of was) expect([told, step.code, is.get(step.uuid)]).toEqual([told, step.code, step.state]);
				const { values } = state;
				for (const [path, value] of shownValues(before, state)) {
					expect([told, path, after.shownIn.has(path), sameValue(readPath(values, path), value)]).toEqual([told, path, true, true]);
				}
				const could = diligentPerson(before, rules, dice).work(before, state, true);
				if (could === undefined || could.refused) continue;
				const can = person.work(after, state, true, 30, could.realisation.values);
				expect([told, can?.refused === true ? can : false]).toEqual([told, false]);
			}
		}
		expect(counts.safe).toBeGreaterThan(5);
		expect(counts["needs-mapping"]).toBeGreaterThan(5);
	});
});
