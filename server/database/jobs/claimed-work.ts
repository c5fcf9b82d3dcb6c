import type { DataDoor } from "../opening/open-database.ts";

/** One server's share of a job, until another server may continue. */
interface WorkClaim {
	/** The part of today's quota that is left. */
	readonly left: number;
}

interface WorkOutcome {
	/** Number of items done. */
	readonly done: number;
	/** It could not be done now; each further failure doubles the wait. */
	readonly failed: boolean;
}

interface WorkOptions {
	readonly name: string;
	/** Names this server among those of the deployment. */
	readonly holder: string;
	/** The maximum per day (UTC). */
	readonly perDay: number;
	/** How long the claim of a server that disappeared stays valid. */
	readonly holdMs: number;
}

const minute = 60_000;
const longestWaitMs = 6 * 60 * minute;

/**
 * Work that one server of a deployment does at a time, up to a daily maximum. After a failure it pauses: a minute, two, four, up to six
 * hours. The state is in the database, so it applies to all servers and survives a restart.
 */
export class ClaimedWork {
	readonly #data: DataDoor;
	readonly #options: WorkOptions;
	readonly #queue: string;

	/** `queue`: the tenant whose write queue is used. */
	constructor(data: DataDoor, queue: string, options: WorkOptions) {
		this.#data = data;
		this.#queue = queue;
		this.#options = options;
	}

	/** Undefined when another server has the claim, during a pause after a failure, or when today's maximum is reached. */
	claim(now: number): Promise<WorkClaim | undefined> {
		const { name, holder, perDay, holdMs } = this.#options;
		return this.#data.write(this.#queue, async ({ db }) => {
			await db
				.insertInto("background_work")
				.values({ name, holder: "", held_until: 0, next_at: 0, day: dayOf(now), done: 0, failures: 0 })
				.onConflict((conflict) => conflict.column("name").doNothing())
				.execute();
			await db
				.updateTable("background_work")
				.set({ holder, held_until: now + holdMs })
				.where("name", "=", name)
				.where("next_at", "<=", now)
				.where((is) => is.or([is("holder", "=", holder), is("held_until", "<=", now)]))
				.execute();
			const row = await db.selectFrom("background_work").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
			if (row.holder !== holder || row.next_at > now || row.held_until !== now + holdMs) return undefined;
			const left = perDay - (row.day === dayOf(now) ? row.done : 0);
			return left > 0 ? { left } : undefined;
		});
	}

	/** Releases the claim; any server may take it next. */
	async release(now: number, { done, failed }: WorkOutcome): Promise<void> {
		const { name, holder } = this.#options;
		await this.#data.write(this.#queue, async ({ db }) => {
			const row = await db.selectFrom("background_work").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
			const failures = failed ? row.failures + 1 : 0;
			const next_at = failed ? now + Math.min(minute * 2 ** Math.min(failures - 1, 20), longestWaitMs) : 0;
			const before = row.day === dayOf(now) ? row.done : 0;
			await db
				.updateTable("background_work")
				.set({ holder: "", held_until: 0, day: dayOf(now), done: before + done, failures, next_at })
				.where("name", "=", name)
				.where("holder", "=", holder)
				.execute();
		});
	}
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
