declare const held: unique symbol;

/** JSON text whose type says what it contains: a column of the database, or something kept for comparison. */
export type JsonOf<Value> = string & { readonly [held]: Value };

export function writeJson<Value>(value: Value): JsonOf<Value> {
	return JSON.stringify(value) as JsonOf<Value>;
}

/** Parses what `writeJson` wrote. */
export function readJson<Value>(text: JsonOf<Value>): Value {
	return JSON.parse(text);
}
