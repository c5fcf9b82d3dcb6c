import {
	type ConditionContext,
	type Expression,
	evaluate,
	fieldsRead,
	namesIn,
	type ParameterType,
	type Trace,
	today,
} from "../../../engine/index.ts";

/** The trial input for a condition. */
export interface Trial {
	/** By field path; missing fields are not filled in. */
	readonly values: Readonly<Record<string, unknown>>;
	readonly steps: Readonly<Record<string, "started" | "completed">>;
	readonly marks: readonly string[];
	readonly role: string;
	readonly type: string;
	readonly day: string;
}

export const emptyTrial = (): Trial => ({ values: {}, steps: {}, marks: [], role: "", type: "", day: today(Date.now()) });

/** The inputs that a condition reads, including those of the named conditions that it uses. */
export interface Asked {
	readonly fields: readonly string[];
	readonly steps: readonly string[];
	readonly marks: readonly string[];
	readonly roles: boolean;
	readonly types: boolean;
	readonly days: boolean;
}

export function askedBy(expression: unknown, conditions: ConditionContext["conditions"]): Asked {
	const all = [expression, ...names(expression, "condition-name").map((name) => conditions[name] ?? false)];
	const of = (type: ParameterType) => [...new Set(all.flatMap((each) => names(each, type)))];
	return {
		fields: fieldsRead(expression, conditions).filter((path) => path !== ""),
		steps: of("step-code"),
		marks: of("mark-name"),
		roles: of("role-name").length > 0,
		types: of("process-type").length > 0,
		days: all.some(readsToday),
	};
}

const names = (expression: unknown, type: ParameterType) => namesIn(expression, new Set([type])).filter((name) => name !== "");

function readsToday(node: unknown): boolean {
	if (typeof node !== "object" || node === null) return false;
	return Object.hasOwn(node, "today") || Object.values(node).some(readsToday);
}

/** The result of every operation of a condition with these values. */
export function verdictsOf(expression: unknown, trial: Trial, conditions: ConditionContext["conditions"]): ReadonlyMap<unknown, Trace> {
	const values = Object.entries(trial.values).reduce<Readonly<Record<string, unknown>>>(
		(nested, [path, value]) => (value === "" ? nested : withValue(nested, path.split("."), value)),
		{},
	);
	const steps = Object.fromEntries(
		Object.entries(trial.steps).map(([code, state]) => [code, { startedAt: 0, completedAt: state === "completed" ? 0 : null }]),
	) as unknown as ConditionContext["steps"];
	const roles = trial.role === "" ? [] : [trial.role];
	const { marks, type, day } = trial;
	const context: ConditionContext = { values, stored: values, today: day, roles, marks, type, steps, conditions };
	const found = new Map<unknown, Trace>();
	const note = (trace: Trace): void => {
		// For an operation that is evaluated for every item, the last result remains.
		found.set(trace.expression, trace);
		trace.inputs.forEach(note);
	};
	note(evaluate(expression as Expression, context).trace);
	return found;
}

function withValue(
	nested: Readonly<Record<string, unknown>>,
	[name = "", ...below]: readonly string[],
	value: unknown,
): Readonly<Record<string, unknown>> {
	if (below.length === 0) return { ...nested, [name]: value };
	const inside = nested[name];
	return {
		...nested,
		[name]: withValue(typeof inside === "object" && inside !== null ? (inside as Record<string, unknown>) : {}, below, value),
	};
}
