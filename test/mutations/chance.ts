/** A pseudorandom source that repeats itself for the same seed. */
export interface Chance {
	/** An integer from 0, below `bound`. */
	readonly below: (bound: number) => number;
	/** One of the values. @throws if there are none. */
	readonly pick: <Value>(values: readonly Value[]) => Value;
	/** True once in `times` on average. */
	readonly once: (times: number) => boolean;
}

/** Mulberry32: small, fast, and good enough to spread mutations evenly. */
export function chance(seed: number): Chance {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
	const below = (bound: number): number => next() % Math.max(bound, 1);
	return {
		below,
		once: (times) => below(times) === 0,
		pick: (values) => {
			if (values.length === 0) throw new Error("there is nothing to pick from");
			return values[below(values.length)] as (typeof values)[number];
		},
	};
}
