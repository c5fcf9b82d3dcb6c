import type { PastProcess } from "./past-process.ts";

/**
 * The fraction of processes that take longer than a number of days: the Kaplan-Meier product-limit estimate, in which unfinished processes
 * count for as long as they have lasted. Without those, only the quick ones among the newest would count.
 */
export class DurationCurve {
	/** Number of processes that were finished. */
	readonly finished: number;
	/** Durations that occur, ascending, and the fraction that takes longer than each. */
	readonly #days: readonly number[];
	readonly #left: readonly number[];

	/** Uses what was known at the end of a day; processes that began later are left out. */
	constructor(processes: readonly PastProcess[], asOf: number) {
		const known = processes.filter(({ started }) => started <= asOf);
		// For each number of days, how many processes were finished after it, and how many are known to have lasted that long.
		const ends = new Map<number, { finished: number; leaving: number }>();
		let finished = 0;
		for (const { started, ended, finished: isFinished } of known) {
			const isOver = ended !== null && ended <= asOf;
			const days = Math.max(0, (isOver ? ended : asOf) - started);
			const at = ends.get(days) ?? { finished: 0, leaving: 0 };
			ends.set(days, at);
			at.leaving += 1;
			if (isOver && isFinished) {
				at.finished += 1;
				finished += 1;
			}
		}
		this.finished = finished;
		let among = known.length;
		let left = 1;
		const steps: (readonly [number, number])[] = [];
		for (const [days, at] of [...ends].sort(([one], [other]) => one - other)) {
			if (at.finished > 0) {
				left *= 1 - at.finished / among;
				steps.push([days, left]);
			}
			among -= at.leaving;
		}
		this.#days = steps.map(([days]) => days);
		this.#left = steps.map(([, part]) => part);
	}

	/**
	 * The fewest days, more than `age`, within which this fraction of the processes that took longer than `age` is finished. Null when too
	 * few of them are known to the end, or none took that long.
	 */
	daysFor(part: number, age: number): number | null {
		const from = this.#after(age);
		const left = from === 0 ? 1 : (this.#left[from - 1] ?? 0);
		// Allows for rounding errors in the multiplications above.
		const goal = left * (1 - part) + 1e-9;
		if (left <= 1e-9) return null;
		const at = this.#left.findIndex((each, index) => index >= from && each <= goal);
		return this.#days[at] ?? null;
	}

	/** Index of the first duration above `age`. */
	#after(age: number): number {
		let [low, high] = [0, this.#days.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.#days[middle] ?? 0) <= age) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
