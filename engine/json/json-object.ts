/** A JSON object: names with values that have not been checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object, and not a list. */
export function isObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object itself; an empty object for any other value. */
export function objectOf(value: unknown): JsonObject {
	return isObject(value) ? value : {};
}

/** Whether the value has an own member of that name; a list has one for each item. */
export function hasMember<Name extends PropertyKey>(value: unknown, name: Name): value is Readonly<Record<Name, unknown>> {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

/** The value under a name, or undefined. */
export function memberOf(value: unknown, name: PropertyKey): unknown {
	return hasMember(value, name) ? value[name] : undefined;
}

/** The names of a record whose names are known statically; `Object.keys` loses their type. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] {
	return Object.keys(record) as Name[];
}
