import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** Somebody else does the work meanwhile: whoever is told so ends, and writes nothing more. */
export class LeaseLost extends Error {
	constructor(name: string) {
		super(`The lease "${name}" went to another server.`);
	}
}

/** The right to do a job, as long as it is renewed. */
export interface HeldLease {
	/** Greater than that of everybody who had it before. */
	readonly fence: number;
	/**
	 * First statement of a transaction of the job: nobody else gets the lease before its end.
	 * @throws LeaseLost when somebody already has
	 */
	guard(db: Kysely<Database>): Promise<void>;
}

/** What one server at a time does, over all servers of a deployment: whichever comes first. */
export interface SharedJob {
	readonly name: string;
	/** Milliseconds from one time to the next. */
	readonly everyMs: number;
	/** Begins its transactions with the lease's guard where it matters that nobody else does the same. */
	readonly work: (lease: HeldLease) => Promise<void>;
	/** For the log: what is left undone when it fails. */
	readonly failed: string;
}

interface LeaseWish {
	readonly name: string;
	/** Names this server among those of the deployment. */
	readonly holder: string;
	/** Milliseconds; as long as this after it was last renewed it is nobody else's. */
	readonly holdMs: number;
}

/**
 * Undefined when another server has it, or when it is not due yet and `early` is false. `now`: milliseconds since 1970,
 * as servers keep it: a lease is longer than their clocks differ, and the guard holds where they do not.
 */
export async function takeLease(
	db: Kysely<Database>,
	{ name, holder, holdMs }: LeaseWish,
	{ now, early = false }: { readonly now: number; readonly early?: boolean },
): Promise<HeldLease | undefined> {
	await db
		.insertInto("job_lease")
		.values({ name, holder: "", fence: 0, held_until: 0, due_at: 0 })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const row = await db
		.updateTable("job_lease")
		.set((is) => ({ holder, fence: is("fence", "+", 1), held_until: now + holdMs }))
		.where("name", "=", name)
		.where("due_at", "<=", early ? Number.MAX_SAFE_INTEGER : now)
		.where("held_until", "<=", now)
		.returning("fence")
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const { fence } = row;
	return {
		fence,
		async guard(within) {
			// Writes the row, so that it stays locked until the transaction ends.
			if (!(await touch(within, name, fence, {}))) throw new LeaseLost(name);
		},
	};
}

/** False when somebody else has it by now. */
export function renewLease(db: Kysely<Database>, { name, holdMs }: LeaseWish, { fence }: HeldLease, now: number): Promise<boolean> {
	return touch(db, name, fence, { held_until: now + holdMs });
}

/** Lets go; the job is due again at `dueAt` (milliseconds since 1970). Nothing happens when somebody else has it by now. */
export async function releaseLease(db: Kysely<Database>, { name }: LeaseWish, { fence }: HeldLease, dueAt: number): Promise<void> {
	await touch(db, name, fence, { holder: "", held_until: 0, due_at: dueAt });
}

async function touch(
	db: Kysely<Database>,
	name: string,
	fence: number,
	change: { readonly holder?: string; readonly held_until?: number; readonly due_at?: number },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("job_lease")
		.set({ fence, ...change })
		.where("name", "=", name)
		.where("fence", "=", fence)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
