import { LRUCache } from "lru-cache";

/** Milliseconds over which refusals are counted. */
const window = 60_000;
/** Number of addresses in memory; the least recently seen are dropped first. */
const mostAddresses = 10_000;

/**
 * Counts calls without a valid token, by network address. People are limited by their identity; an anonymous caller could otherwise have
 * tokens checked endlessly. Not with @fastify/rate-limit, which counts a call when it arrives: here a call counts only once it has been
 * refused, and checking whether an address has to wait counts nothing.
 */
export class RefusedCalls {
	readonly #most: () => number | null;
	readonly #now: () => number;
	readonly #counts = new LRUCache<string, { count: number; readonly since: number }>({ max: mostAddresses });

	/** `most`: current maximum per minute; null for no limit. `now`: milliseconds since 1970. */
	constructor(most: () => number | null, now: () => number) {
		this.#most = most;
		this.#now = now;
	}

	/** Seconds until the address may try again; 0 when it may now. */
	wait(address: string): number {
		const [known, most] = [this.#counts.get(address), this.#most()];
		if (most === null || known === undefined || known.count < most) return 0;
		const left = known.since + window - this.#now();
		return left > 0 ? Math.ceil(left / 1000) : 0;
	}

	count(address: string): void {
		if (this.#most() === null) return;
		const known = this.#counts.get(address);
		if (known !== undefined && known.since + window > this.#now()) {
			known.count++;
			return;
		}
		this.#counts.set(address, { count: 1, since: this.#now() });
	}
}
