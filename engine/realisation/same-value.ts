import { hasMember } from "../json/json-object.ts";

/**
 * Whether two JSON values are the same, whatever the order of their names. A client names the members: of the small
 * libraries for this some take two values with a member `constructor` for different, or throw at one called `valueOf`
 * (decision 0083).
 */
export function sameValue(left: unknown, right: unknown): boolean {
	if (left === right) return true;
	if (
		typeof left !== "object" ||
		typeof right !== "object" ||
		left === null ||
		right === null ||
		Array.isArray(left) !== Array.isArray(right)
	) {
		return false;
	}
	const names = Object.keys(left);
	return (
		names.length === Object.keys(right).length &&
		names.every((name) => hasMember(left, name) && hasMember(right, name) && sameValue(left[name], right[name]))
	);
}
