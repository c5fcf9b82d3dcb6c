import type { Actor } from "../access/index.ts";
import { contextOf } from "../command/context-of.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { fieldsRead, grounds, isEmpty, operatorIn, outcome, type Prefers, sentence, type Trace, turning } from "../conditions/index.ts";
import type { Condition, FieldPath, StepCode } from "../definition/flow-definition.ts";
import { displayAnswer } from "../display/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { isHidden, maskFor } from "../record/mask.ts";
import * as whyTexts from "../texts/why.ts";
import type { Destination } from "./ways-from.ts";

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

interface WayOn {
	readonly to: Destination;
	/** Whether it is the one that is taken when none of those before it holds. */
	readonly otherwise: boolean;
}

type Explain = (about: Why["about"], name: string, condition: Condition | undefined, field?: FieldPath) => readonly Why[];

/**
 * Explains conditions for one person: nothing for an absent one. `field`: where the message of a rule stands. Nothing that the person may
 * not see is revealed.
 */
export function explaining(flow: CompiledFlow, realisation: Realisation, actor: Actor, now: number, values: Values): Explain {
	const context = contextOf(flow, realisation, actor, now, values);
	const mask = maskFor(flow, actor);
	const isMasked = (path: FieldPath) => mask !== null && isHidden(mask, path);
	const isGiven = (path: FieldPath) => !isMasked(path) && !isEmpty(readPath(values, path));
	return (about, name, condition, field) => {
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
