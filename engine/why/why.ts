import { type Actor, mayReadStep } from "../access/index.ts";
import { contextOf } from "../command/context-of.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { fieldsRead, grounds, isEmpty, operatorIn, outcome, type Prefers, sentence, type Trace, turning } from "../conditions/index.ts";
import type { Branch, Condition, FieldPath, StepCode } from "../definition/flow-definition.ts";
import { sectionName } from "../definition/section-name.ts";
import { displayAnswer } from "../display/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { isHidden, maskFor } from "../record/mask.ts";
import { sectionIsFor } from "../run/fields/appearance.ts";
import * as whyTexts from "../texts/why.ts";

/** Something that must be true, or is: the smallest part of a condition that can be explained on its own. */
export interface WhyFact {
	/** In Dutch: "Advies is Positief". */
	readonly sentence: string;
	/** Null when it depends on something that the person may not see. */
	readonly holds: boolean | null;
	/** The present values of the fields in it. */
	readonly values: readonly { readonly label: string; readonly text: string }[];
	/** The first step that writes one of those fields, and who fills it in; null when no step does. */
	readonly step: StepCode | null;
	readonly roles: readonly string[];
}

/** One condition of a step: what it decides about, its rule, whether it holds, and why. */
export interface Why {
	readonly about: "sub-step" | "section" | "field" | "enabled" | "rule" | "branch";
	/** The screen name of what is decided: a step, a section, a field, a message or a way on. */
	readonly name: string;
	/** The whole rule in Dutch; null when part of it depends on something that the person may not see. */
	readonly sentence: string | null;
	/** Null when that depends on what the person may not see. */
	readonly holds: boolean | null;
	/**
	 * For a condition that holds: the facts that make it hold. Otherwise those that would make it hold, all together: the fewest, and for a
	 * message at a field what that field lacks, rather than what would have to be answered elsewhere or emptied.
	 */
	readonly facts: readonly WhyFact[];
	/** Of a way on. */
	readonly way?: WayOn;
}

export interface WayOn {
	/** The step that it leads to; null when the process ends; undefined when the sub-steps decide that. */
	readonly to: StepCode | null | undefined;
	/** Whether it is the one that is taken when none of those before it holds. */
	readonly otherwise: boolean;
}

/**
 * Every condition of a step and of the sub-steps beside or below it, with its outcome for this process, in the order of the definition.
 * `values`: those in the form; the stored values when left out. Nothing that the person may not see is revealed.
 */
export function why(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	now: number,
	values: Values = realisation.values,
): readonly Why[] {
	const step = flow.steps.get(code);
	if (step === undefined) return [];
	const context = contextOf(flow, realisation, actor, now, values);
	const mask = maskFor(flow, actor);
	const isMasked = (path: FieldPath) => mask !== null && isHidden(mask, path);
	const isGiven = (path: FieldPath) => !isMasked(path) && !isEmpty(readPath(values, path));
	const one = (about: Why["about"], name: string, condition: Condition | undefined, field?: FieldPath): readonly Why[] => {
		if (condition === undefined) return [];
		const { value, trace } = flow.interpreter.evaluate(condition, context);
		const deciding = value === true ? grounds(trace) : turning(trace, true, preference(flow, isGiven, field));
		const masked = fieldsRead(condition, flow.conditions).filter(isMasked);
		if (masked.length === 0) {
			const facts = deciding.map((leaf) => factOf(flow, leaf, values));
			return [{ about, name, sentence: sentence(condition, flow.labels), holds: value === true, facts }];
		}
		const isUnseen = ({ expression }: Trace) => fieldsRead(expression, flow.conditions).some(isMasked);
		const holds = outcome(trace, isUnseen);
		// Each hidden field is told of, also where what is seen decides: leaving one out would tell what its answer is.
		const seen = deciding.filter((leaf) => !isUnseen(leaf));
		const facts = [...seen.map((leaf) => factOf(flow, leaf, values)), ...hiddenFacts(flow, masked)];
		return [{ about, name, sentence: null, holds, facts }];
	};
	const { definition } = step;
	const subSteps = (step.parent ?? step).children.filter((child) => mayReadStep(child, actor));
	return [
		...subSteps.flatMap((child) => one("sub-step", `${child.code} ${child.definition.label}`, child.definition.when)),
		...definition.sections
			.filter((section) => sectionIsFor(section, actor))
			.flatMap((section) => {
				const whole = one("section", sectionName(section), section.when);
				// The parts of a section that is hidden, or may be, need no further explanation.
				if (whole.some(({ holds }) => holds !== true)) return whole;
				return [
					...whole,
					...Object.entries(section.fields ?? {}).flatMap(([path, rule]) => [
						...one("field", flow.labels.field(path), rule.when),
						...one("enabled", flow.labels.field(path), rule.enabledWhen),
					]),
					...[...(section.save ?? []), ...(section.complete ?? [])].flatMap((rule) => one("rule", rule.message, rule.unless, rule.field)),
				];
			}),
		...(definition.complete ?? []).flatMap((rule) => one("rule", rule.message, rule.unless, rule.field)),
		...waysFrom(step).flatMap(({ to, when, otherwise, label }) =>
			one("branch", wayName(flow, to, label), when).map((told) => ({ ...told, way: { to, otherwise } })),
		),
	];
}

interface WayFrom extends WayOn {
	readonly when: Condition;
	readonly label: string | undefined;
}

/** Every way on from a step whose ways depend on something, with what must hold for it; the last is the one that is left. */
function waysFrom(step: CompiledStep): readonly WayFrom[] {
	const { branches } = step;
	const left = branches.findIndex(({ when }) => when === undefined);
	const ways = (left < 0 ? branches : branches.slice(0, left)).flatMap((branch) =>
		branch.when === undefined ? [] : [{ to: endOf(step, branch), when: branch.when, otherwise: false, label: branch.label }],
	);
	if (ways.length === 0) return [];
	const when: Condition = { "!": { or: ways.map((way) => way.when) } };
	const last = branches[left];
	return [...ways, { to: last === undefined ? afterAll(step) : endOf(step, last), when, otherwise: true, label: last?.label }];
}

/** Where a branch leads. Without a step of its own it ends the process; that of a sub-step only if it cancels the process. */
function endOf({ parent }: CompiledStep, { to, effects = [] }: Branch): WayOn["to"] {
	return to ?? (parent === null || effects.some((effect) => "cancel" in effect) ? null : undefined);
}

/** Where a step leads of which no branch is taken. */
function afterAll({ parent, definition, following }: CompiledStep): WayOn["to"] {
	if (parent !== null) return undefined;
	return definition.final === true ? null : (following?.code ?? null);
}

function wayName(flow: CompiledFlow, to: WayOn["to"], label: string | undefined): string {
	const step = to === undefined || to === null ? undefined : flow.steps.get(to);
	if (step !== undefined) return `${step.code} ${step.definition.label}`;
	return label ?? (to === null ? whyTexts.endOfProcess : whyTexts.inSubSteps);
}

/** For a message at a field: a way that is about that field. Then one that empties no answer, the shortest, and one that fills in what lacks. */
function preference(flow: CompiledFlow, isGiven: (path: FieldPath) => boolean, field: FieldPath | undefined): Prefers {
	const read = ({ expression }: Trace) => fieldsRead(expression, flow.conditions);
	const rank = (way: readonly Trace[]) => [
		field === undefined || way.some((fact) => read(fact).includes(field)) ? 0 : 1,
		way.filter(isEmptied).length,
		way.length,
		way.filter((fact) => read(fact).every(isGiven)).length,
	];
	return (way, other) => {
		const than = rank(other);
		const differing = rank(way).map((cost, index) => cost - (than[index] ?? 0));
		return (differing.find((difference) => difference !== 0) ?? 0) < 0;
	};
}

/** Whether this fact is otherwise only when an answer is taken out. */
function isEmptied({ expression, value }: Trace): boolean {
	const name = operatorIn(expression)?.operator.name;
	return value === true ? name === "filled" : name === "empty";
}

function factOf(flow: CompiledFlow, { expression, value }: Trace, values: Values): WhyFact {
	const paths = fieldsRead(expression, flow.conditions);
	const [writer] = paths.flatMap((path) => writerOf(flow, path) ?? []);
	const shown = paths.map((path) => ({ label: flow.labels.field(path), text: shownValue(flow, path, values) }));
	return { sentence: sentence(expression, flow.labels), holds: value === true, values: shown, ...writtenBy(writer) };
}

/** That something depends on what the person may not see: once for each step that writes it. */
function hiddenFacts(flow: CompiledFlow, masked: readonly FieldPath[]): readonly WhyFact[] {
	return [...new Set(masked.map((path) => writerOf(flow, path)))].map((writer) => ({
		sentence: writer === undefined ? whyTexts.hiddenElsewhere : whyTexts.hiddenFact(flow.labels.step(writer.code)),
		holds: null,
		values: [],
		...writtenBy(writer),
	}));
}

const writtenBy = (writer: CompiledStep | undefined) => ({ step: writer?.code ?? null, roles: writer?.definition.access.edit ?? [] });

/** A part of a composite value is written where the whole is. */
function writerOf(flow: CompiledFlow, path: FieldPath): CompiledStep | undefined {
	const found = flow.writtenIn.get(path);
	const end = path.lastIndexOf(".");
	return found !== undefined || end < 0 ? found : writerOf(flow, path.slice(0, end));
}

function shownValue(flow: CompiledFlow, path: FieldPath, values: Values): string {
	const value = readPath(values, path);
	const option = typeof value === "string" || typeof value === "boolean" ? flow.labels.option(path, value) : undefined;
	const schema = writerOf(flow, path)?.form.fields.get(path)?.places[0]?.schema;
	return option ?? displayAnswer(schema ?? {}, value);
}

/**
 * The way on that is taken: the first that holds. Undefined when none does, or when an earlier one depends on something that the person may
 * not see, since it is not known then whether a later one matters. `ahead`: where completing the step may lead, if that is known; while it
 * may lead to more than one place, no way is taken yet.
 */
export function wayTaken(ways: readonly Why[], ahead?: readonly (StepCode | null)[]): Why | undefined {
	const first = ways.find(({ holds }) => holds !== false);
	if (first?.holds !== true) return undefined;
	if (ahead === undefined) return first;
	const to = first.way?.to;
	return ahead.length === 1 && (to === undefined || to === ahead[0]) ? first : undefined;
}
