/**
 * Limits how many do something at a time. Callers take turns: somebody with a hundred tasks waits behind everybody else's first one. The
 * usual queues (p-limit, p-queue) do not support that, only an order or a priority.
 */
export class Slots {
	#free: number;
	/** By caller, in the order of their turns. */
	readonly #waiting = new Map<string, (() => void)[]>();

	constructor(free: number) {
		this.#free = free;
	}

	async use<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
		if (this.#free === 0) await new Promise<void>((resolve) => this.#wait(who, resolve));
		else this.#free -= 1;
		try {
			return await work();
		} finally {
			const next = this.#next();
			if (next === undefined) this.#free += 1;
			else next();
		}
	}

	#wait(who: string, begin: () => void): void {
		const others = this.#waiting.get(who);
		if (others === undefined) this.#waiting.set(who, [begin]);
		else others.push(begin);
	}

	#next(): (() => void) | undefined {
		const [first] = this.#waiting;
		if (first === undefined) return undefined;
		const [who, [next, ...rest]] = first;
		this.#waiting.delete(who);
		if (rest.length > 0) this.#waiting.set(who, rest);
		return next;
	}
}
