/** An object of JSON: names with values of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether it is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object itself, or one without names for whatever else it is. */
export function objectOf(value: unknown): JsonObject {
	return isObject(value) ? value : {};
}

/** Whether it has a member of that name of its own; a list has one for each item. */
export function hasMember<Name extends PropertyKey>(value: unknown, name: Name): value is Readonly<Record<Name, unknown>> {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

/** What stands under a name, or undefined. */
export function memberOf(value: unknown, name: PropertyKey): unknown {
	return hasMember(value, name) ? value[name] : undefined;
}

/** The names of a record whose names are known: `Object.keys` forgets which they are. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] {
	return Object.keys(record) as Name[];
}
