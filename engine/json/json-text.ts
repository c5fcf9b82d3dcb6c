declare const held: unique symbol;

/** JSON text that says in its type what it holds: a column of the database, something kept to be compared. */
export type JsonOf<Value> = string & { readonly [held]: Value };

export function writeJson<Value>(value: Value): JsonOf<Value> {
	return JSON.stringify(value) as JsonOf<Value>;
}

/** What was written. */
export function readJson<Value>(text: JsonOf<Value>): Value {
	return JSON.parse(text);
}
