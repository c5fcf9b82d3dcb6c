import type { Kysely } from "kysely";
import type { Database } from "../tables/tables.ts";

/** Another server now does the work: the holder that gets this error stops and writes nothing more. */
export class LeaseLost extends Error {
	constructor(name: string) {
		super(`The lease "${name}" went to another server.`);
	}
}

/** The right to do a job, valid as long as it is renewed. */
export interface HeldLease {
	/** Greater than that of every earlier holder. */
	readonly fence: number;
	/**
	 * First statement of a transaction of the job: nobody else can take the lease before it ends.
	 * @throws LeaseLost when another server already has it
	 */
	guard(db: Kysely<Database>): Promise<void>;
}

/** A job that only one server of a deployment does at a time, whichever takes it first. */
export interface SharedJob {
	readonly name: string;
	/** Milliseconds between runs. */
	readonly everyMs: number;
	/** Starts its transactions with the lease's guard where no other server may do the same work. */
	readonly work: (lease: HeldLease) => Promise<void>;
	/** Log message that says what is left undone when it fails. */
	readonly failed: string;
}

interface LeaseWish {
	readonly name: string;
	/** Names this server among those of the deployment. */
	readonly holder: string;
	/** Milliseconds after the last renewal during which no other server can take the lease. */
	readonly holdMs: number;
}

/**
 * Undefined when another server has it, or when it is not yet due and `early` is false. `now`: milliseconds since 1970 on this server's
 * clock. A lease lasts longer than the clocks of servers differ; where it does not, the guard protects.
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

/** False when another server has it by now. */
export function renewLease(db: Kysely<Database>, { name, holdMs }: LeaseWish, { fence }: HeldLease, now: number): Promise<boolean> {
	return touch(db, name, fence, { held_until: now + holdMs });
}

/** Releases the lease; the job is next due at `dueAt` (milliseconds since 1970). A no-op when another server has it by now. */
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
