import { type Actor, mayReadStep } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep, StepField } from "../compile/compiled-flow.ts";
import { fieldsRead, outcome } from "../conditions/index.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import { optionsOf } from "../json/schema-parts.ts";
import { waysOn } from "../progress/ways-on.ts";
import type { Realisation, TenantRules, Values } from "../realisation/realisation.ts";
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
	const left = waysLeft(asTyped.execution, step, undecided);
	if (left.length === 1) return left;
	const ways = new Set<StepCode | null>();
	for (const answers of combinations(undecided.map((path) => [path, answersOf(step.form.fields.get(path))]))) {
		if (answers === null) return left;
		const { execution, missing } = filledIn(answers);
		if (missing.some((path) => !undecided.includes(path))) return left;
		if (missing.length === 0) ways.add(targetOf(execution, step, "open"));
	}
	return ways.size === 0 ? left : [...ways];
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
