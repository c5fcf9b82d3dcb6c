/** A deep copy of JSON, for keeping while the original goes on changing. */
export function jsonCopy<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value));
}
