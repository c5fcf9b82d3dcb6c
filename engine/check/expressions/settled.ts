import { type ConditionContext, createInterpreter, fieldsRead, operatorIn } from "../../conditions/index.ts";
import type { Condition, FieldPath } from "../../definition/flow-definition.ts";

/** What is assumed about a process. */
export interface Granted {
	/** Fields nobody can have filled in. */
	readonly empty: ReadonlySet<FieldPath>;
	/** Conditions by their text, with whether they hold. */
	readonly known: ReadonlyMap<string, boolean>;
	readonly conditions: Readonly<Record<string, Condition>>;
}

/** Operators whose outcome depends on more than the values. */
const onMore: ReadonlySet<string> = new Set([
	...["role", "today", "marked", "started", "completed"],
	...["type", "stored", "item", "item-filled", "legal-term-end", "elsewhere"],
]);

function readsMore(expression: unknown): boolean {
	if (Array.isArray(expression)) return expression.some(readsMore);
	const applied = typeof expression === "object" && expression !== null ? operatorIn(expression as Condition) : undefined;
	return applied !== undefined && (onMore.has(applied.operator.name) || applied.args.some(readsMore));
}

/** Whether a condition holds whatever else is filled in; undefined when that depends on other values. The expression must be sound. */
export function settled(expression: unknown, granted: Granted): boolean | undefined {
	if (typeof expression !== "object" || expression === null) return undefined;
	const known = granted.known.get(JSON.stringify(expression));
	if (known !== undefined) return known;
	const applied = operatorIn(expression);
	if (applied === undefined) return undefined;
	const { operator, args } = applied;
	const parts = () => args.map((part) => settled(part, granted));
	switch (operator.name) {
		case "and":
			return all(parts());
		case "or":
			return negated(all(parts().map(negated)));
		case "!":
			return negated(settled(args[0], granted));
		case "cond":
			return settled(Object.hasOwn(granted.conditions, String(args[0])) ? granted.conditions[String(args[0])] : undefined, granted);
		default:
			return ofEmpty(expression, granted);
	}
}

/** The conditions, by their text, that follow from one that is known to hold or not to hold. */
export function following(expression: unknown, holds: boolean, conditions: Granted["conditions"]): readonly (readonly [string, boolean])[] {
	const applied = operatorIn(expression as Condition);
	if (applied === undefined) return [];
	const own = [JSON.stringify(expression), holds] as const;
	const of = (part: unknown, value: boolean) => following(part, value, conditions);
	switch (applied.operator.name) {
		case "!":
			return [own, ...of(applied.args[0], !holds)];
		case "and":
			return [own, ...(holds ? applied.args.flatMap((part) => of(part, true)) : [])];
		case "or":
			return [own, ...(holds ? [] : applied.args.flatMap((part) => of(part, false)))];
		case "cond":
			return [own, ...of(conditions[String(applied.args[0])], holds)];
		default:
			return [own];
	}
}

function ofEmpty(expression: object, { empty, conditions }: Granted): boolean | undefined {
	const read = fieldsRead(expression, conditions);
	if (read.length === 0 || readsMore(expression) || !read.every((path) => empty.has(path))) return undefined;
	return holdsOf(expression as Condition, {}, conditions);
}

const interpreter = createInterpreter();

/** Whether a condition that reads nothing but values holds for these values. */
export function holdsOf(condition: Condition, values: ConditionContext["values"], conditions: ConditionContext["conditions"]): boolean {
	const nothing = { stored: {}, today: "2000-01-01" as ConditionContext["today"], roles: [], marks: [], type: "", steps: {} };
	return interpreter.holds(condition, { ...nothing, values, conditions });
}

function all(parts: readonly (boolean | undefined)[]): boolean | undefined {
	if (parts.includes(false)) return false;
	return parts.includes(undefined) ? undefined : true;
}

const negated = (value: boolean | undefined): boolean | undefined => (value === undefined ? undefined : !value);
