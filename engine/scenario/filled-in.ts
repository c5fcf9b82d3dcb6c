import type { Values } from "../run/realisation.ts";

/**
 * Lays what a person fills in over what a form shows. Names may hold dots ("Advice.Advice") or be
 * nested; groups are laid over group by group, lists and single values replace, null empties.
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
	if (rest.length > 0) {
		return { ...values, [name]: withValue(isGroup(present) ? present : {}, rest, value) };
	}
	if (value === null) {
		const { [name]: _emptied, ...others } = values;
		return others;
	}
	return { ...values, [name]: isGroup(value) ? filledIn(isGroup(present) ? present : {}, value) : value };
}

function isGroup(value: unknown): value is Values {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
