import { describe, expect, it } from "@jest/globals";
import {
	advance,
	type CompiledFlow,
	type CompiledStep,
	previewSave,
	type Realisation,
	readPath,
	type SavePreview,
	submissionOf,
	type TenantRules,
	type Values,
} from "../../engine/index.ts";
import { actorIn, tenantWalks, type WalkedAct } from "./tenant-walks.ts";

/** Answers tried for a change of one step at one place, out of all that walks gave there. */
const mostAnswers = 2;

describe.each(tenantWalks)("what a save of $slug says beforehand", ({ flow, rules, walks }) => {
	it("is what then happens to a process that a decision may end", () => {
		let ended = 0;
		for (const { before, act, outcome } of walks().flat()) {
			const { step, values } = act;
			const preview = previewSave(flow, before, { step, values, complete: true, correction: false }, actorIn(act.as), act.at, rules);
			expect(preview?.cancels).toEqual(outcome.realisation.flags.cancelled ? outcome.realisation.reasons.cancelled : null);
			const event = outcome.events.find(({ type }) => type === "cancelled-start");
			if (event !== undefined) {
				ended++;
				expect(event).toMatchObject({ userId: actorIn(act.as).userId, meta: { automatic: true, step } });
			}
			expect(hiddenIn(preview)).toEqual(hiddenBetween(flow, step, before.values, outcome.realisation.values));
		}
		expect(ended).toBeGreaterThan(0);
	});

	it("is what then happens to a process that a change sets back, walked on with the answers of before", () => {
		let walkedOn = 0;
		const answers = new Map<string, Values[]>();
		for (const { act } of walks().flat()) answers.set(act.step, [...(answers.get(act.step) ?? []), act.values]);
		for (const walk of walks()) {
			const last = walk.at(-1);
			if (last === undefined) continue;
			for (const { act } of walk) {
				for (const values of [act.values, ...(answers.get(act.step) ?? []).slice(0, mostAnswers)]) {
					walkedOn += compare(flow, rules, last, act.step, act.as, values);
				}
			}
		}
		expect(walkedOn).toBeGreaterThan(flow.order.length);
	});
});

/**
 * Changes a step of the process as it was before the last act, and compares the preview with the outcome. Returns whether the comparison
 * could be made.
 */
function compare(
	flow: CompiledFlow,
	rules: TenantRules,
	{ before, act: { at } }: WalkedAct,
	code: string,
	role: string,
	values: Values,
): number {
	const step = flow.steps.get(code);
	if (step === undefined || typeof before.steps[code]?.completedAt !== "number") return 0;
	const { values: accepted } = submissionOf(flow, before, code, actorIn(role), values, at);
	const asked = { step: code, values: accepted, complete: false, correction: false };
	const preview = previewSave(flow, before, asked, actorIn(role), at, rules);
	const saved = advance(flow, before, { ...asked, kind: "save-step", target: code }, actorIn(role), at, { tenant: rules });
	if (saved.refused) return 0;
	if (preview === undefined) throw new Error(`nothing was said of a change of ${code} that was carried out`);

	const gone = [...flow.shownIn.keys()].filter(
		(path) => readPath(before.values, path) !== undefined && readPath(saved.realisation.values, path) === undefined,
	);
	const byHand = gone.filter((path) => step.form.fields.has(path) && !preview.empties.some((empty) => empty.path === path));
	expect(new Set([...preview.empties.map(({ path }) => path), ...byHand])).toEqual(new Set(gone));
	for (const empty of preview.empties) expect(flow.steps.get(empty.step)?.form.fields.has(empty.path)).toBe(true);

	const walked = walkOn(flow, rules, saved.realisation, before, { ...before.values, ...merged(before.values, accepted) }, at);
	const again = walked.visited.filter((done) => done !== code && before.steps[done] !== undefined);
	expect(preview.lapses.filter((lapsed) => again.includes(lapsed))).toEqual([]);
	expect(again.filter((done) => !preview.reopens.includes(done))).toEqual([]);
	expect(preview.depends.filter((dependent) => again.includes(dependent))).toEqual([]);
	if (walked.stuck) return 0;
	expect({ code, reopens: [...preview.reopens].sort() }).toEqual({ code, reopens: [...again].sort() });
	expect(hiddenIn(preview)).toEqual(hiddenBetween(flow, code, before.values, walked.realisation.values));
	return 1;
}

interface WalkedOn {
	readonly realisation: Realisation;
	/** Steps that were open on the way. */
	readonly visited: readonly string[];
	/** The earlier values were not enough to continue. */
	readonly stuck: boolean;
}

/** Completes, through the engine, every step that is open again and was completed before, with the values it had then. */
function walkOn(flow: CompiledFlow, rules: TenantRules, from: Realisation, before: Realisation, typed: Values, at: number): WalkedOn {
	const visited: string[] = [];
	// A step in another track, which the reset left alone, was open already and stays open.
	const untouched = (code: string) => before.steps[code]?.startedAt === realisation.steps[code]?.startedAt;
	let realisation = from;
	const openNow = (): CompiledStep | undefined =>
		flow.order.find(
			(step) =>
				step.children.length === 0 &&
				realisation.steps[step.code]?.completedAt === null &&
				!visited.includes(step.code) &&
				!untouched(step.code),
		);
	for (let step = openNow(); step !== undefined; step = openNow()) {
		const { code } = step;
		visited.push(code);
		if (typeof before.steps[code]?.completedAt !== "number") continue;
		const actor = { userId: "walker", roles: step.definition.access.edit };
		const { values } = submissionOf(flow, realisation, code, actor, typed, at + 1);
		const targets = [code, ...flow.order.map((one) => one.code)];
		const outcome = targets
			.map((target) =>
				advance(flow, realisation, { kind: "save-step", step: code, target, values, complete: true, correction: false }, actor, at + 1, {
					tenant: rules,
				}),
			)
			.find((tried) => !tried.refused);
		if (outcome === undefined || outcome.refused || outcome.events.some(({ type }) => type === "step-reset")) {
			return { realisation, visited, stuck: true };
		}
		realisation = outcome.realisation;
	}
	return { realisation, visited, stuck: false };
}

function hiddenIn(preview: SavePreview | undefined): ReadonlySet<string> {
	return new Set(preview?.hides.map(({ list, item }) => `${list} ${String(item.uuid)}`));
}

function hiddenBetween(flow: CompiledFlow, own: string, before: Values, after: Values): ReadonlySet<string> {
	const shown = (values: Values, list: string) =>
		(Array.isArray(readPath(values, list)) ? (readPath(values, list) as readonly Values[]) : [])
			.filter(({ deleted_at }) => deleted_at === undefined)
			.map(({ uuid }) => `${list} ${String(uuid)}`);
	return new Set(
		flow.chains
			.filter(({ step }) => step.code !== own)
			.flatMap(({ list }) => {
				const left = new Set(shown(after, list));
				return shown(before, list).filter((item) => !left.has(item));
			}),
	);
}

/** `over` laid on `values`, group by group. */
function merged(values: Values, over: Values): Values {
	return Object.fromEntries(
		[...new Set([...Object.keys(values), ...Object.keys(over)])].map((name) => {
			const [one, other] = [values[name], over[name]];
			return [name, isGroup(one) && isGroup(other) ? merged(one, other) : (other ?? one)];
		}),
	);
}

function isGroup(value: unknown): value is Values {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
