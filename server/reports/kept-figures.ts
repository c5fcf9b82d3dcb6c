import { LRUCache } from "lru-cache";
import { Problem } from "../problems/problem.ts";

/** Number of figures in the cache: about 10 kB each. */
const most = 100;
/** Milliseconds. Figures that take less than this are computed again after every write. */
const quickMs = 1_000;
/**
 * How long slower figures stay valid, as a multiple of their computing time: so reports take only a small part of the server's time,
 * however much is written.
 */
const holdsTimes = 10;
/** Milliseconds within which a browser that waits for figures polls again. A computation that nobody waits for is aborted. */
const waitsMs = 30_000;

interface Working<Figures> {
	readonly clock: number;
	readonly began: number;
	ended: number | null;
	asked: number;
	/** Progress of the work, from 0 to 1. */
	part: number;
	readonly figures: Promise<Figures>;
}

/** Computes figures and reports its progress. `tell` throws when nobody waits any more. */
type WorkOut<Figures> = (tell: (part: number) => void) => Promise<Figures>;

/**
 * Caches computed figures. They are valid until something is written in the tenant, according to its clock; slow ones for ten times as long
 * as they took. Equal queries wait for a computation in progress.
 */
export class KeptFigures<Figures> {
	readonly #kept = new LRUCache<string, Working<Figures>>({ max: most });
	readonly #now: () => number;

	/** `now`: milliseconds of a monotonic clock. */
	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
	}

	/** `key`: everything the figures depend on apart from what is stored. */
	of(key: string, clock: number, workOut: WorkOut<Figures>): Pick<Working<Figures>, "figures" | "part"> {
		const known = this.#kept.get(key);
		if (known !== undefined && this.#holds(known, clock)) {
			known.asked = this.#now();
			return known;
		}
		const began = this.#now();
		const entry: Working<Figures> = {
			...{ clock, began, ended: null, asked: began, part: 0 },
			// Deferred until this entry exists.
			figures: Promise.resolve().then(() => workOut((part) => this.#told(entry, part))),
		};
		this.#kept.set(key, entry);
		entry.figures.then(
			() => {
				entry.ended = this.#now();
			},
			() => {
				if (this.#kept.peek(key) === entry) this.#kept.delete(key);
			},
		);
		return entry;
	}

	#holds({ clock: of, began, ended }: Working<Figures>, clock: number): boolean {
		if (of === clock) return true;
		const took = (ended ?? this.#now()) - began;
		return took > quickMs && (ended === null || this.#now() < ended + holdsTimes * took);
	}

	#told(entry: Working<Figures>, part: number): void {
		entry.part = part;
		if (this.#now() - entry.asked > waitsMs) throw new Problem("unavailable");
	}
}
