import { type Kysely, sql } from "kysely";
import { directRunOf, holdDirectly } from "./direct-sqlite.ts";
import { prepared } from "./prepared.ts";
import type { Database } from "./tables.ts";

/** What one write may use. */
export interface WriteScope {
	/** Inside the transaction. A write never touches the database by another way: it would wait for itself. */
	readonly db: Kysely<Database>;
	/** The next `synced` of the tenant: now in milliseconds, or one more than the last when the clock stands still or runs back. */
	tick(): number;
}

interface Waiting {
	readonly tenant: string;
	readonly work: (scope: WriteScope) => Promise<unknown>;
	readonly resolve: (value: unknown) => void;
	readonly reject: (reason: unknown) => void;
}

type Settled = { readonly waiting: Waiting } & ({ readonly value: unknown } | { readonly failure: unknown });

/** Longest batch: bounds what a power cut can leave unanswered and how long a reader waits. */
const mostPerBatch = 256;

/**
 * Group commit. Writes that wait at the same moment share one transaction, each in a savepoint of its
 * own, so that one failure leaves the others alone; nobody gets an answer before the commit. A write
 * that is alone starts at once. The row of the tenant's clock is locked first, so that on PostgreSQL
 * too the writes of one tenant are in one order, which is that of their `synced`.
 */
export class WriteQueue {
	readonly #db: Kysely<Database>;
	readonly #now: () => number;
	readonly #queues = new Map<string, Waiting[]>();
	readonly #running = new Set<string>();
	readonly #queueOf: (tenant: string) => string;
	readonly #begin: string;

	/** `shared`: one queue for all tenants, for a database with a single writer. */
	constructor(db: Kysely<Database>, options: { readonly shared: boolean; readonly now: () => number }) {
		this.#db = db;
		this.#now = options.now;
		this.#queueOf = options.shared ? () => "" : (tenant) => tenant;
		this.#begin = options.shared ? "begin immediate" : "begin";
	}

	/** Carries out `work` in a transaction; resolves when it is durable, rejects when nothing of it was kept. */
	write<T>(tenant: string, work: (scope: WriteScope) => Promise<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const name = this.#queueOf(tenant);
			const queue = this.#queues.get(name) ?? [];
			this.#queues.set(name, queue);
			queue.push({ tenant, work, resolve: (value) => resolve(value as T), reject });
			if (this.#running.has(name)) return;
			this.#running.add(name);
			// After the input that is waiting now has been read: its writes come along.
			setImmediate(() => void this.#run(name));
		});
	}

	async #run(name: string): Promise<void> {
		for (let queue = this.#queues.get(name) ?? []; queue.length > 0; queue = this.#queues.get(name) ?? []) {
			const batch = queue.splice(0, mostPerBatch);
			const settled = await this.#db
				.connection()
				.execute((connection) => this.#transaction(holdDirectly(connection), batch))
				.catch((failure: unknown) => batch.map((waiting) => ({ waiting, failure })));
			for (const one of settled) {
				if ("failure" in one) one.waiting.reject(one.failure);
				else one.waiting.resolve(one.value);
			}
			await new Promise(setImmediate);
		}
		this.#queues.delete(name);
		this.#running.delete(name);
	}

	async #transaction(connection: Kysely<Database>, batch: readonly Waiting[]): Promise<Settled[]> {
		await command(connection, this.#begin);
		try {
			const clocks = new Map<string, number>();
			const [first] = batch;
			if (batch.length === 1 && first !== undefined) return await this.#alone(connection, first, clocks);
			const settled: Settled[] = [];
			for (const waiting of batch) settled.push(await this.#guarded(connection, waiting, clocks));
			await storeClocks(connection, clocks);
			await command(connection, "commit");
			return settled;
		} catch (failure) {
			await command(connection, "rollback").catch(() => undefined);
			throw failure;
		}
	}

	/** A write without company needs no savepoint: when it fails, the transaction does. */
	async #alone(connection: Kysely<Database>, waiting: Waiting, clocks: Map<string, number>): Promise<Settled[]> {
		const value = await waiting.work(await this.#scope(connection, waiting.tenant, clocks));
		await storeClocks(connection, clocks);
		await command(connection, "commit");
		return [{ waiting, value }];
	}

	async #guarded(connection: Kysely<Database>, waiting: Waiting, clocks: Map<string, number>): Promise<Settled> {
		const scope = await this.#scope(connection, waiting.tenant, clocks);
		const before = clocks.get(waiting.tenant) ?? 0;
		await command(connection, "savepoint one_write");
		try {
			const value = await waiting.work(scope);
			await command(connection, "release savepoint one_write");
			return { waiting, value };
		} catch (failure) {
			await command(connection, "rollback to savepoint one_write");
			await command(connection, "release savepoint one_write");
			clocks.set(waiting.tenant, before);
			return { waiting, failure };
		}
	}

	async #scope(connection: Kysely<Database>, tenant: string, clocks: Map<string, number>): Promise<WriteScope> {
		if (!clocks.has(tenant)) clocks.set(tenant, await lockClock(connection, tenant));
		return {
			db: connection,
			tick: () => {
				const next = Math.max(this.#now(), (clocks.get(tenant) ?? 0) + 1);
				clocks.set(tenant, next);
				return next;
			},
		};
	}
}

async function command(connection: Kysely<Database>, text: string): Promise<void> {
	const direct = directRunOf(connection);
	if (direct === undefined) await sql.raw(text).execute(connection);
	else direct(text, []);
}

/** Locks the tenant's clock until the transaction ends, and tells the last `synced` given out. */
const clockRow = prepared<{ tenant: string; zero: number }, { last: number }>((db, value) =>
	db
		.insertInto("tenant_clock")
		.values({ tenant: value("tenant"), last: value("zero") })
		.onConflict((conflict) => conflict.column("tenant").doUpdateSet((row) => ({ last: row.ref("tenant_clock.last") })))
		.returning("last"),
);

const storeClock = prepared<{ tenant: string; last: number }, unknown>((db, value) =>
	db
		.updateTable("tenant_clock")
		.set({ last: value("last") })
		.where("tenant", "=", value("tenant")),
);

async function lockClock(connection: Kysely<Database>, tenant: string): Promise<number> {
	const [row] = await clockRow(connection, { tenant, zero: 0 });
	return row?.last ?? 0;
}

async function storeClocks(connection: Kysely<Database>, clocks: ReadonlyMap<string, number>): Promise<void> {
	for (const [tenant, last] of clocks) await storeClock(connection, { tenant, last });
}
