/** Up to this many operators, evaluating again is cheaper than keeping the outcome. */
const small = 16;

const known = new WeakMap<object, boolean>();

/** Whether a named condition is worth remembering: it has many operators, or mentions another, which may have many. */
export function isLarge(condition: unknown): boolean {
	if (typeof condition !== "object" || condition === null) return false;
	let large = known.get(condition);
	if (large === undefined) {
		large = sizeOf(condition) > small;
		known.set(condition, large);
	}
	return large;
}

function sizeOf(node: unknown): number {
	if (typeof node !== "object" || node === null) return 0;
	if (Array.isArray(node)) return node.reduce((size: number, part) => size + sizeOf(part), 0);
	if ("cond" in node) return small + 1;
	return Object.values(node).reduce((size: number, part) => size + sizeOf(part), 1);
}
