/** Whether two JSON values are the same, whatever the order of their names. */
export function sameValue(left: unknown, right: unknown): boolean {
	if (left === right) {
		return true;
	}
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
		names.every(
			(name) => Object.hasOwn(right, name) && sameValue((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name]),
		)
	);
}
