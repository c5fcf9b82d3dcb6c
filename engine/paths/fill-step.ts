import type { Actor } from "../access/index.ts";
import type { Advanced } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, TenantRules, Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { checkForm } from "../run/fields/check-form.ts";
import { fillIn } from "../run/fields/fill-in.ts";
import { saveMode, targetOf } from "../run/save-step.ts";
import type { FieldError } from "../validation/field-error.ts";

/** Who completes which step of which process, and when. */
interface Filling {
	readonly flow: CompiledFlow;
	readonly rules: TenantRules;
	readonly realisation: Realisation;
	readonly step: CompiledStep;
	readonly actor: Actor;
	readonly now: number;
	/** Values that a person could enter, by field. */
	readonly candidates: (path: FieldPath) => readonly unknown[];
}

export interface Filled {
	readonly values: Values;
	/** The step the person should see next, which a client states in advance. */
	readonly target: string;
	readonly outcome: Advanced;
}

/** Fields with prescribed values; undefined for empty. */
export type Assignment = ReadonlyMap<FieldPath, unknown>;

/** What is wrong with a form. `barred`: these fields may not be filled in now. */
interface Complaints {
	readonly errors: readonly FieldError[];
	readonly barred: boolean;
}

/** After this many attempts, the form counts as impossible to complete. */
const attempts = 60;

/**
 * Completes a step as a person does: fills in the given fields, presses Volgende stap, and responds to each complaint of the form by trying
 * one value after another, until there are no more complaints. Undefined when the step cannot be completed with the given fields.
 */
export function fillStep(filling: Filling, given: Assignment): Filled | undefined {
	const values = new WorkingCopy({});
	for (const path of filling.step.form.fields.keys()) {
		values.set(path, given.has(path) ? given.get(path) : readPath(filling.realisation.values, path));
	}
	const tried = new Map<FieldPath, number>();
	for (let attempt = 0; attempt < attempts; attempt++) {
		const result = complete(filling, values.result());
		if (!("errors" in result)) return result;
		const improved = result.errors.map(({ path }) =>
			result.barred ? withdraw(filling, values, given, tried, path) : improve(filling, values, given, tried, path),
		);
		if (!improved.includes(true) || improved.includes(false)) return undefined;
	}
	return undefined;
}

function complete({ flow, rules, realisation, step, actor, now }: Filling, values: Values): Filled | Complaints {
	const mode = saveMode(realisation, step, actor, false);
	if (typeof mode !== "string") return { errors: [], barred: true };
	const execution = new Execution(flow, realisation, actor, now, rules);
	const refusal = fillIn(execution, step, values, false);
	if (refusal !== undefined) return { errors: refusal.errors, barred: refusal.code !== "invalid" };
	const errors = checkForm(execution, step, "complete", false);
	if (errors.length > 0) return { errors, barred: false };
	const target = targetOf(execution, step, mode);
	return { values, target: target ?? step.code, outcome: execution.finish(target) };
}

/**
 * Fills in what the complaint is about: empty fields first, otherwise the next value for a field that has one. False when nothing is left
 * to try.
 */
function improve(filling: Filling, values: WorkingCopy, given: Assignment, tried: Map<FieldPath, number>, complaint: FieldPath): boolean {
	const { named, read } = fieldsAbout(filling, complaint, given);
	const next = (path: FieldPath): boolean => {
		const options = filling.candidates(path);
		const execution = tried.get(path) ?? 0;
		tried.set(path, execution + 1);
		if (execution < options.length) values.set(path, options[execution]);
		return execution < options.length;
	};
	const empty = (path: FieldPath): boolean => readPath(values.values, path) === undefined;
	return named.filter(empty).filter(next).length > 0 || read.filter(empty).filter(next).length > 0 || [...named, ...read].some(next);
}

/** `named`: the field itself, or those in the group or of the list. `read`: fields read by the rules that complain there. */
function fieldsAbout({ flow, step }: Filling, complaint: FieldPath, given: Assignment) {
	const rules = [step.definition, ...step.definition.sections].flatMap((part) => [
		...(part.complete ?? []),
		...("save" in part ? (part.save ?? []) : []),
	]);
	const read = rules.filter(({ field = "" }) => field === complaint).flatMap(({ unless }) => fieldsRead(unless, flow.conditions));
	const named = [...step.form.fields.keys()].filter(
		(path) => path === complaint || path.startsWith(`${complaint}.`) || complaint.startsWith(`${path}.`),
	);
	const open = (path: FieldPath): boolean => step.form.fields.has(path) && !given.has(path);
	return { named: named.filter(open), read: [...new Set(read)].filter((path) => open(path) && !named.includes(path)) };
}

/** Empties fields that may not be filled in, and leaves them alone from then on. */
function withdraw(
	{ realisation }: Filling,
	values: WorkingCopy,
	given: Assignment,
	tried: Map<FieldPath, number>,
	path: FieldPath,
): boolean {
	if (given.has(path)) return false;
	values.set(path, readPath(realisation.values, path));
	tried.set(path, Number.POSITIVE_INFINITY);
	return true;
}
