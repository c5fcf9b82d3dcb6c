import { isObject } from "../json/json-object.ts";
import type { Values } from "../realisation/realisation.ts";

/**
 * Lays a person's input over what a form shows. Names may be dotted ("Advice.Advice") or nested; groups are merged, lists and single values
 * replace, null empties.
 */
export function filledIn(shown: Values, typed: Values): Values {
	let values = shown;
	for (const [path, value] of Object.entries(typed)) {
		values = withValue(values, path.split("."), value);
	}
	return values;
}

function withValue(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
	const present = values[name];
	if (rest.length > 0) return { ...values, [name]: withValue(isObject(present) ? present : {}, rest, value) };
	if (value === null) {
		const { [name]: _emptied, ...others } = values;
		return others;
	}
	return { ...values, [name]: isObject(value) ? filledIn(isObject(present) ? present : {}, value) : value };
}
