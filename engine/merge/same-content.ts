import { isObject } from "../json/json-object.ts";

/**
 * Deep equality in which an absent value, null, "" and an empty list are all "nothing", as a form shows them; no equality library does
 * that.
 */
export function sameContent(one: unknown, other: unknown): boolean {
	if (one === other || (isNothing(one) && isNothing(other))) return true;
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((entry, index) => sameContent(entry, other[index]));
	}
	if (!isObject(one) || !isObject(other)) return false;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => sameContent(one[name], other[name]));
}

function isNothing(value: unknown): boolean {
	return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
