/** Lets a few do something at a time, the others in the order in which they came. */
export class Slots {
	#free: number;
	readonly #waiting: (() => void)[] = [];

	constructor(free: number) {
		this.#free = free;
	}

	async use<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#free === 0) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
		else this.#free -= 1;
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next === undefined) this.#free += 1;
			else next();
		}
	}
}
