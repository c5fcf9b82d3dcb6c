import { operatorIn } from "./operator-in.ts";
import type { Trace } from "./trace.ts";

const joining = new Set(["and", "or", "!", "cond"]);

/** The operator that combines other conditions into this one; undefined for a fact. */
function joinedBy({ expression }: Trace): string | undefined {
	const name = operatorIn(expression)?.operator.name;
	return name !== undefined && joining.has(name) ? name : undefined;
}

/** Whether a condition holds whatever the unknown facts in it are; null when that depends on them. */
export function outcome(trace: Trace, isUnknown: (fact: Trace) => boolean): boolean | null {
	const { inputs, value } = trace;
	const join = joinedBy(trace);
	if (join === undefined || inputs.length === 0) return isUnknown(trace) ? null : value === true;
	const parts = inputs.map((input) => outcome(input, isUnknown));
	const [only = null] = parts;
	if (join === "cond") return only;
	if (join === "!") return only === null ? null : !only;
	// One part that is enough decides, whatever the others are.
	const enough = join === "or";
	if (parts.includes(enough)) return enough;
	return parts.includes(null) ? null : !enough;
}

/** The facts that determine the outcome of a condition: if several would each suffice, the first. */
export function grounds(trace: Trace): readonly Trace[] {
	const { inputs, value } = trace;
	const join = joinedBy(trace);
	if (join === undefined || inputs.length === 0) return [trace];
	if (join === "!" || join === "cond") return inputs.flatMap(grounds);
	const deciding = inputs.filter((input) => (input.value === true) === (value === true));
	const needsAll = (join === "and") === (value === true);
	return (needsAll ? deciding : deciding.slice(0, 1)).flatMap(grounds);
}

/** Whether somebody would rather take this way of changing facts than that one. */
export type Prefers = (way: readonly Trace[], other: readonly Trace[]) => boolean;

const fewer: Prefers = (way, other) => way.length < other.length;

/**
 * The facts that must change for the condition to have the wanted outcome, and none too many; empty when it already has. If there are several
 * ways, the preferred one: by default the shortest, and of those the first.
 */
export function turning(trace: Trace, wanted: boolean, prefers: Prefers = fewer): readonly Trace[] {
	const { inputs, value } = trace;
	if ((value === true) === wanted) return [];
	const join = joinedBy(trace);
	if (join === undefined || inputs.length === 0) return [trace];
	if (join === "!") return inputs.flatMap((input) => turning(input, !wanted, prefers));
	const ways = inputs.map((input) => turning(input, wanted, prefers));
	if (join === "cond" || (join === "and") === wanted) return ways.flat();
	return ways.reduce((best, way) => (prefers(way, best) ? way : best));
}
