/**
 * In place of the comparison that RJSF brings, which knows more kinds of objects than forms hold: values, schemas and
 * hints are JSON, with functions (equal to one another, as RJSF has it) and React's elements beside them.
 */
export function createCustomEqual(): (one: unknown, other: unknown) => boolean {
	return (one, other) => equal(one, other, new WeakMap());
}

type Compared = WeakMap<object, unknown>;

function equal(one: unknown, other: unknown, compared: Compared): boolean {
	// Zero is zero, as JSON has it, and what is no number is itself.
	if (one === other || Object.is(one, other)) return true;
	if (typeof one === "function") return typeof other === "function";
	if (!isObject(one) || !isObject(other) || one.constructor !== other.constructor) return false;
	// What holds itself is compared once; so is what two places hold.
	if (compared.get(one) === other) return true;
	compared.set(one, other);
	if (one instanceof Map || one instanceof Set || one instanceof Date) return equal([...entriesOf(one)], [...entriesOf(other)], compared);
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(other).length &&
		// The owner of an element leads to all that is on the screen.
		keys.every((key) => key === "_owner" || (Object.hasOwn(other, key) && equal(one[key], other[key], compared)))
	);
}

function entriesOf(value: object): Iterable<unknown> {
	return value instanceof Date ? [value.getTime()] : (value as Map<unknown, unknown> | Set<unknown>);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
