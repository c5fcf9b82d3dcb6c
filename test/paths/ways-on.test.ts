import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	type Actor,
	advance,
	type CompiledStep,
	type JsonSchema,
	mayReadStep,
	type Realisation,
	readPath,
	type StepCode,
	submissionOf,
	type Values,
	viewStep,
	waysAhead,
	wayTaken,
	whatOpens,
	why,
	withValueAt,
} from "../../engine/index.ts";
import { actorIn, type TenantWalks, tenantWalks, type WalkedAct } from "./tenant-walks.ts";

/** What somebody did to a form: another answer to one of its fields, or none. */
interface Edit {
	readonly field: number;
	readonly answer: number;
}

const edits = fc.array(fc.record({ field: fc.nat(), answer: fc.nat(6) }), { maxLength: 4 });

/** The values of the process with those of the act in the form of its step. */
function typedIn(step: CompiledStep, { before, act }: WalkedAct): Values {
	return [...step.form.fields.keys()].reduce<Values>(
		(values, path) => withValueAt(values, path, readPath(act.values, path)),
		before.values,
	);
}

/** The fields of the step in which somebody chooses. */
function choices(step: CompiledStep): readonly (readonly [path: string, answers: readonly unknown[]])[] {
	return [...step.form.fields].flatMap(([path, { places }]) => {
		const schema: JsonSchema | undefined = places[0]?.schema;
		const options =
			schema?.type === "boolean" ? [true, false] : ((schema?.oneOf ?? []) as readonly JsonSchema[]).map((option) => option.const);
		return options.length === 0 ? [] : [[path, options] as const];
	});
}

function edited(step: CompiledStep, values: Values, changes: readonly Edit[]): Values {
	const all = choices(step);
	return changes.reduce<Values>((so, { field, answer }) => {
		const [path, answers] = all[field % Math.max(1, all.length)] ?? [];
		return path === undefined || answers === undefined ? so : withValueAt(so, path, answers[answer]);
	}, values);
}

/** The three that speak of where a step leads: the line at its head, 'Waarom?', and the engine that saves. */
function told({ flow, rules }: TenantWalks, before: Realisation, code: StepCode, actor: Actor, values: Values, now: number) {
	const sent = submissionOf(flow, before, code, actor, values, now).values;
	const view = viewStep(flow, before, code, actor, { mode: "view", values: sent }, now, rules);
	const ahead = view?.target === undefined ? waysAhead(flow, before, code, actor, values, now, rules) : [view.target];
	const ways = why(flow, before, code, actor, now, values).filter(({ about }) => about === "branch");
	return { sent, view, ahead, ways, taken: wayTaken(ways, ahead) };
}

/** Of every later step that has not begun, the condition to open after this one holds for the step that follows, and for no other. */
function expectOpenings(
	{ flow, rules }: TenantWalks,
	{ before, act }: WalkedAct,
	actor: Actor,
	values: Values,
	target: StepCode | null,
): void {
	const here = flow.steps.get(act.step);
	if (here === undefined || here.parent !== null) return;
	const told = whatOpens(flow, before, actor, act.at, rules, values);
	const next = target === null ? null : (flow.steps.get(target)?.parent?.code ?? target);
	for (const { code, parent, index } of flow.order) {
		if (parent !== null || index <= here.index || before.steps[code] !== undefined) continue;
		const openings = told.get(code) ?? [];
		const opening = openings.find(({ after }) => after?.code === here.code);
		expect([code, opening !== undefined && (opening.when === null || opening.when.holds)]).toEqual([code, code === next]);
		expect(openings.length).toBeGreaterThan(0);
	}
}

describe.each(tenantWalks)("where a step leads in $slug", (tenant) => {
	const { flow, rules } = tenant;
	const acts = tenant.walks().flat();
	const readers = [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))];

	it("the way that 'Waarom?' says holds is the one that the line says and that a save takes, whatever is answered", () => {
		let saved = 0;
		for (const branching of flow.order.filter(({ branches, children }) => branches.length > 0 && children.length === 0)) {
			const here = acts.filter(({ act }) => act.step === branching.code);
			expect(here.length).toBeGreaterThan(0);
			fc.assert(
				fc.property(fc.nat(), edits, (index, changes) => {
					const walked = here[index % here.length] as WalkedAct;
					const { before, act } = walked;
					const actor = actorIn(act.as);
					const values = edited(branching, typedIn(branching, walked), changes);
					const { sent, view, ahead, ways, taken } = told(tenant, before, act.step, actor, values, act.at);
					if (view?.target === undefined) return;
					const command = {
						kind: "save-step",
						step: act.step,
						target: view.target ?? act.step,
						values: sent,
						complete: true,
						correction: false,
					} as const;
					const outcome = advance(flow, before, command, actor, act.at, { tenant: rules });
					if (outcome.refused) throw new Error(JSON.stringify(outcome));
					saved++;
					expect(ahead).toEqual([outcome.target]);
					expectOpenings(tenant, walked, actor, values, outcome.target);
					if (ways.length === 0) return;
					expect(ways.at(-1)?.way?.otherwise).toBe(true);
					expect(taken).toBeDefined();
					if (taken?.way?.to !== undefined) expect(taken.way.to).toBe(outcome.target);
					for (const role of readers) {
						const reader = actorIn(role);
						if (!mayReadStep(branching, reader)) continue;
						const seen = told(tenant, before, act.step, reader, values, act.at).taken;
						if (seen !== undefined) expect(seen.way).toEqual(taken?.way);
					}
				}),
				{ numRuns: 60 },
			);
		}
		expect(saved).toBeGreaterThan(0);
	});

	it("what opens a step that has not begun is what opens it when it is done", () => {
		for (const walked of acts) {
			const { act, outcome } = walked;
			const step = flow.steps.get(act.step) as CompiledStep;
			if (step.children.length === 0) expectOpenings(tenant, walked, actorIn(act.as), typedIn(step, walked), outcome.target);
		}
	});

	it("while something is missing, the way that is taken later is among those of the line, and 'Waarom?' claims no other", () => {
		let decided = 0;
		for (const branching of flow.order.filter(({ branches, children }) => branches.length > 0 && children.length === 0)) {
			const here = acts.filter(({ act }) => act.step === branching.code);
			fc.assert(
				fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), (index, gone) => {
					const walked = here[index % here.length] as WalkedAct;
					const { before, act, outcome } = walked;
					const full = typedIn(branching, walked);
					const paths = [...branching.form.fields.keys()].filter((path) => readPath(full, path) !== undefined);
					const taken = gone.flatMap((each) => paths[each % Math.max(1, paths.length)] ?? []);
					const values = taken.reduce<Values>((so, path) => withValueAt(so, path, undefined), full);
					const said = told(tenant, before, act.step, actorIn(act.as), values, act.at);
					const missing = new Set(said.view?.missing.map(({ path }) => path));
					if (said.view?.target !== undefined || !taken.every((path) => missing.has(path))) return;
					// Of sub-steps only the beginnings of tracks are named: what lies behind one that does not apply may follow at once.
					if (branching.parent === null) expect(said.ahead).toContain(outcome.target);
					// What steers was answered: what else is missing does not bring other ways back.
					if (branching.parent === null && !taken.some((path) => flow.steering.has(path))) {
						decided++;
						expect(said.ahead).toEqual([outcome.target]);
					}
					if (said.taken?.way?.to !== undefined) expect(said.taken.way.to).toBe(outcome.target);
				}),
				{ numRuns: 60 },
			);
		}
		if (flow.order.some(({ branches, parent }) => branches.length > 1 && parent === null)) expect(decided).toBeGreaterThan(0);
	});
});
