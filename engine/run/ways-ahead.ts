import { type Actor, mayReadStep } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep, StepField } from "../compile/compiled-flow.ts";
import { conditionsUsed, fieldsRead, isEmpty, namesIn, outcome } from "../conditions/index.ts";
import type { Condition, FieldPath, StepCode } from "../definition/flow-definition.ts";
import { optionsOf } from "../json/schema-parts.ts";
import { isOpen } from "../progress/step-states.ts";
import { waysOn } from "../progress/ways-on.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, TenantRules, Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { fieldApplies } from "./fields/appearance.ts";
import { checkForm } from "./fields/check-form.ts";
import { fillInTyped } from "./fields/fill-in.ts";
import { ownValues } from "./fields/own-values.ts";
import { targetOf } from "./save-step.ts";

/** More combinations of answers than this are not tried: each takes as long as a save, and they are tried while somebody types. */
const MOST_TRIED = 12;

/**
 * Where completing an open step may lead from these values: to steps, and to the end of the process (null). Each answer that can still be
 * given to a missing field on which the way depends is tried with the code that saves, as somebody who may fill in the step. If such a
 * field has no options, or too many, these are the ways that what was answered leaves open; and all the ways of the flow if the person may
 * not see every step that decides. `values`: those of the form; what belongs to other steps is left aside.
 */
export function waysAhead(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	reader: Actor,
	values: Values,
	now: number,
	tenant: TenantRules,
): readonly (StepCode | null)[] {
	return waysFound(false, flow, realisation, code, reader, values, now, tenant);
}

/**
 * The same for a step that is open or still to come, if every answer that steers the process were still to be given: where it may ever lead,
 * without the ways of the flow that no answer leads to.
 */
export function waysEver(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	reader: Actor,
	now: number,
	tenant: TenantRules,
): readonly (StepCode | null)[] {
	const step = flow.steps.get(code);
	if (step === undefined || !step.branches.every(({ when }) => isAnsweredIn(flow, step, when))) return waysOn(flow, code);
	const unanswered = new WorkingCopy(realisation.values);
	for (const path of flow.steering) unanswered.set(path, undefined);
	const values = unanswered.result();
	return waysFound(true, flow, { ...realisation, values }, code, reader, values, now, tenant);
}

/** Whether a condition rests on answers that are given in the step, and on nothing else, such as a mark or another step. */
function isAnsweredIn(flow: CompiledFlow, step: CompiledStep, when: Condition | undefined): boolean {
	if (when === undefined) return true;
	const parts = [when, ...conditionsUsed(when).map((name) => flow.conditions[name])];
	if (parts.some((part) => namesIn(part, otherGrounds).length > 0)) return false;
	const read = fieldsRead(when, flow.conditions);
	return read.length > 0 && read.every((path) => step.form.fields.get(path)?.places.some(({ readOnly }) => !readOnly));
}

const otherGrounds: Parameters<typeof namesIn>[1] = new Set(["mark-name", "step-code", "role-name", "process-type"]);

/** `ever`: earlier answers are still to be given too, so that a field may yet be shown, and an answer refused now may yet be in place. */
function waysFound(
	ever: boolean,
	...[flow, realisation, code, reader, values, now, tenant]: Parameters<typeof waysAhead>
): ReturnType<typeof waysAhead> {
	const step = flow.steps.get(code);
	if (step === undefined) return [];
	const all = waysOn(flow, code);
	if (all.length === 1 || ![...flow.steering].every((path) => seesSource(flow, path, reader))) return all;
	const actor = { ...reader, roles: [...reader.roles, ...step.definition.access.edit] };
	const own = ownValues(step, values, realisation.values);
	const filledIn = (answers: Answers) => {
		const execution = new Execution(flow, realisation, actor, now, tenant);
		fillInTyped(execution, step, own, false);
		for (const [path, answer] of answers) execution.workingCopy.set(path, answer);
		const missing = checkForm(execution, step, "complete", false).flatMap(({ path }) => (flow.steering.has(path) ? [path] : []));
		return { execution, missing };
	};
	const asTyped = filledIn([]);
	const undecided = asTyped.missing;
	const optional = optionalIn(asTyped.execution, step, ever).filter((path) => !undecided.includes(path));
	const left = waysLeft(asTyped.execution, step, [...undecided, ...optional]);
	if (left.length === 1 || optional.length > 0) return left;
	const ways = new Set<StepCode | null>();
	for (const answers of combinations(undecided.map((path) => [path, answersOf(step.form.fields.get(path))]))) {
		if (answers === null) return left;
		const { execution, missing } = filledIn(answers);
		if (!ever && missing.some((path) => !undecided.includes(path))) return left;
		if (!ever && missing.length > 0) continue;
		const found = isOpen(realisation.steps, step) ? [targetOf(execution, step, "open")] : waysLeft(execution, step, []);
		for (const way of found) ways.add(way);
	}
	return ways.size === 0 ? left : [...ways];
}

/** Fields of the step that its branches read, and that somebody may answer or leave open. */
function optionalIn({ flow, context, workingCopy }: Execution, step: CompiledStep, ever: boolean) {
	return step.branches.flatMap(({ when }): readonly FieldPath[] =>
		fieldsRead(when, flow.conditions).filter((path) => {
			const field = step.form.fields.get(path);
			const isWritten = field?.places.some(({ readOnly }) => !readOnly) === true;
			return isWritten && isEmpty(readPath(workingCopy.values, path)) && (ever || fieldApplies(flow, field, context));
		}),
	);
}

/** The ways that are not ruled out, whatever is still answered to these fields. Of a sub-step, others decide too. */
function waysLeft({ flow, context }: Execution, step: CompiledStep, open: readonly FieldPath[]): readonly (StepCode | null)[] {
	if (step.parent !== null) return waysOn(flow, step.code);
	const unknown = open.length === 0 ? [] : [...open, ...step.form.derivations.map(({ field }) => field)];
	const isWithin = (path: FieldPath, other: FieldPath) => path === other || path.startsWith(`${other}.`);
	const isUnknown = ({ expression }: { readonly expression: unknown }) =>
		fieldsRead(expression, flow.conditions).some((path) => unknown.some((each) => isWithin(each, path) || isWithin(path, each)));
	const left = new Set<StepCode | null>();
	for (const { when, to = null } of step.branches) {
		const holds = when === undefined || outcome(flow.interpreter.evaluate(when, context).trace, isUnknown);
		if (holds !== false) left.add(to);
		if (holds === true) return [...left];
	}
	left.add(step.definition.final === true ? null : (step.following?.code ?? null));
	return [...left];
}

function seesSource(flow: CompiledFlow, path: FieldPath, reader: Actor): boolean {
	const source = flow.writtenIn.get(path);
	return source === undefined || mayReadStep(source, reader);
}

type Answers = readonly (readonly [FieldPath, unknown])[];

/** Every way to answer these fields; null in place of them if one has no options, or if there are too many. */
function combinations(fields: readonly (readonly [FieldPath, readonly unknown[] | null])[]): readonly (Answers | null)[] {
	let found: readonly Answers[] = [[]];
	for (const [path, answers] of fields) {
		if (answers === null || found.length * answers.length > MOST_TRIED) return [null];
		found = found.flatMap((given) => answers.map((answer) => [...given, [path, answer] as const]));
	}
	return found;
}

function answersOf(field: StepField | undefined): readonly unknown[] | null {
	const schema = field?.places[0]?.schema;
	if (schema?.type === "boolean") return [true, false];
	return optionsOf(schema)?.map((option) => option.const) ?? null;
}
