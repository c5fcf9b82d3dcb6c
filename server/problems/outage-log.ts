import type { FastifyBaseLogger } from "fastify";
import { type DatabaseFailure, databaseFailure } from "../database/dialects/database-failure.ts";

/** Milliseconds after which a continuing failure is logged again, and after which it counts as over when nothing fails any more. */
const againMs = 60_000;

interface Outage {
	toldAt: number;
	/** Calls that failed since the last log line. */
	untold: number;
	lastAt: number;
}

/**
 * Limits log lines while a database that is away, or a disk that is full, makes every call fail: the first error is logged in full, and
 * then once a minute how many more there were. A line per call would fill the full disk, and hide the first.
 */
export class OutageLog {
	readonly #outages = new Map<DatabaseFailure, Outage>();
	readonly #now: () => number;

	/** `now`: milliseconds of any monotonic clock. */
	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
	}

	/** For background work: an outage is counted with the others, any other error is logged with this text. */
	tell(error: unknown, log: Pick<FastifyBaseLogger, "error">, text: string): void {
		const failure = databaseFailure(error);
		if (failure === undefined) log.error({ err: error }, text);
		else this.note(failure, error, log);
	}

	note(failure: DatabaseFailure, error: unknown, log: Pick<FastifyBaseLogger, "error">): void {
		const now = this.#now();
		const outage = this.#outages.get(failure);
		if (outage === undefined || now - outage.lastAt >= againMs) {
			this.#outages.set(failure, { toldAt: now, untold: 0, lastAt: now });
			log.error({ err: error, failure }, says[failure]);
			return;
		}
		outage.lastAt = now;
		outage.untold += 1;
		if (now - outage.toldAt < againMs) return;
		log.error({ failure, calls: outage.untold }, `still: ${says[failure]}`);
		outage.toldAt = now;
		outage.untold = 0;
	}
}

const says: Readonly<Record<DatabaseFailure, string>> = {
	away: "the database is away; calls are answered with 503, further errors are only counted",
	full: "there is no room to write; calls are answered with 507, further errors are only counted",
};
