import type { DataDoor } from "./open-database.ts";

/** What one server does of a job before another may. */
interface WorkClaim {
	/** How much of today's bound is left. */
	readonly left: number;
}

interface WorkOutcome {
	/** How much was done. */
	readonly done: number;
	/** It could not be done now; it waits longer every time. */
	readonly failed: boolean;
}

interface WorkOptions {
	readonly name: string;
	/** Names this server among those of the deployment. */
	readonly holder: string;
	/** The most that is done per day (UTC). */
	readonly perDay: number;
	/** Until when the claim of a server that disappeared holds. */
	readonly holdMs: number;
}

const minute = 60_000;
const longestWaitMs = 6 * 60 * minute;

/**
 * Work that is done by one server of a deployment at a time, so often a day and not at all for a while after it failed:
 * a minute, two, four, up to six hours. What is known of it is in the database, so it holds for all servers and over a restart.
 */
export class ClaimedWork {
	readonly #data: DataDoor;
	readonly #options: WorkOptions;
	readonly #queue: string;

	/** `queue`: a tenant, for the order of writes. */
	constructor(data: DataDoor, queue: string, options: WorkOptions) {
		this.#data = data;
		this.#queue = queue;
		this.#options = options;
	}

	/** Undefined when another server has it, when it waits after a failure, or when today's bound is reached. */
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

	/** Releases the claim, for whichever server comes first next time. */
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
