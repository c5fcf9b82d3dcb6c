import { hasMember } from "../json/json-object.ts";

/**
 * Deep equality of two JSON values, whatever the order of their names. Clients choose the member names: some of the small libraries for
 * this call two values with a member `constructor` different, or throw on one named `valueOf` (decision 0083).
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
