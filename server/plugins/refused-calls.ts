/** Milliseconds over which refusals are counted. */
const window = 60_000;
/** Addresses remembered; the ones that began longest ago go first. */
const mostAddresses = 10_000;

/**
 * Counts calls that were refused for want of a good token, by network address. A person is limited by who that is; whoever
 * is nobody could otherwise have tokens checked without end.
 */
export class RefusedCalls {
	readonly #most: number | null;
	readonly #now: () => number;
	readonly #counts = new Map<string, { count: number; readonly since: number }>();

	/** `most` in a minute; null for no limit. `now` in milliseconds since 1970. */
	constructor(most: number | null, now: () => number) {
		this.#most = most;
		this.#now = now;
	}

	/** Seconds until the address may try again; 0 when it may now. */
	wait(address: string): number {
		const known = this.#counts.get(address);
		if (this.#most === null || known === undefined || known.count < this.#most) return 0;
		const left = known.since + window - this.#now();
		return left > 0 ? Math.ceil(left / 1000) : 0;
	}

	count(address: string): void {
		if (this.#most === null) return;
		const known = this.#counts.get(address);
		if (known !== undefined && known.since + window > this.#now()) {
			known.count++;
			return;
		}
		this.#counts.delete(address);
		this.#counts.set(address, { count: 1, since: this.#now() });
		const [oldest] = this.#counts.keys();
		if (this.#counts.size > mostAddresses && oldest !== undefined) this.#counts.delete(oldest);
	}
}
