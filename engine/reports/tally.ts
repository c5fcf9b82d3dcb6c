/** Values that distinguish one row of figures from another; null where a value is missing. */
export type TallyKey = readonly (string | null)[];

/** Adds up numbers by key. */
export class Tally {
	readonly #sums = new Map<string, { readonly key: TallyKey; readonly sums: number[] }>();
	readonly #width: number;

	/** `width`: how many numbers each key has. */
	constructor(width: number) {
		this.#width = width;
	}

	add(key: TallyKey, numbers: readonly number[]): void {
		const sums = this.#under(key);
		for (const [index, number] of numbers.entries()) sums[index] = (sums[index] ?? 0) + number;
	}

	addAt(key: TallyKey, index: number, number: number): void {
		const sums = this.#under(key);
		sums[index] = (sums[index] ?? 0) + number;
	}

	/** In the order in which the keys were added. */
	rows(): readonly { readonly key: TallyKey; readonly sums: readonly number[] }[] {
		return [...this.#sums.values()];
	}

	#under(key: TallyKey): number[] {
		const name = JSON.stringify(key);
		let found = this.#sums.get(name);
		if (found === undefined) {
			found = { key, sums: new Array<number>(this.#width).fill(0) };
			this.#sums.set(name, found);
		}
		return found.sums;
	}
}
