import type { Values } from "./realisation.ts";

interface Changing {
	/** Incremented by every change. */
	readonly revision: number;
}

const changing = new WeakMap<Values, Changing>();

/** How often values that are changed in place were changed; 0 for any others. */
export function revisionOf(values: Values): number {
	return changing.get(values)?.revision ?? 0;
}

/** To be told at the first change of values in place, so that what was concluded from them before is not taken for true. */
export function changeInPlace(values: Values, by: Changing): void {
	changing.set(values, by);
}
