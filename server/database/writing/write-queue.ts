import type { Kysely } from "kysely";
import { databaseFailure } from "../dialects/database-failure.ts";
import { type HeldConnection, hold } from "../dialects/held-connection.ts";
import { prepared, preparedChange } from "../dialects/prepared.ts";
import type { About } from "../reading/read-ahead.ts";
import type { Database } from "../tables/tables.ts";
import { TenantClosed } from "../tenant-closed.ts";
import { type ChainHead, type ChainPlace, emptyChain } from "./audit-chain.ts";

/** The means of one write. */
export interface WriteScope {
	readonly tenant: string;
	/** Inside the transaction. A write must not use the database in any other way: it would wait for itself. */
	readonly db: Kysely<Database>;
	/** The next `synced` of the tenant: now in milliseconds, or one more than the last when the clock stands still or runs back. */
	tick(): number;
	/** Takes the next place in the tenant's audit trail. */
	chain(place: (head: ChainHead) => ChainPlace): ChainPlace;
	/** Closes the tenant for writing: every later write, on any server, is refused (TenantClosed). */
	close(): Promise<void>;
}

interface Waiting {
	readonly tenant: string;
	readonly work: (scope: WriteScope) => Promise<unknown>;
	readonly about: readonly About[];
	readonly resolve: (value: unknown) => void;
	readonly reject: (reason: unknown) => void;
}

type Settled = { readonly waiting: Waiting } & ({ readonly value: unknown } | { readonly failure: unknown });

/** Longest batch: bounds how much a power cut can leave unanswered and how long a reader waits. */
const mostPerBatch = 256;

/**
 * Group commit. Writes that wait at the same moment share one transaction; nobody gets an answer before the commit. A write that is refused
 * before it has changed anything does not affect the others. When one fails later, the transaction is rolled back and the writes are
 * repeated, each in its own savepoint: a savepoint for every write would cost a third of the work and is rarely needed. A single write
 * starts at once. The row of the tenant's clock is locked first, so that on PostgreSQL too the writes of one tenant have a single order,
 * that of their `synced`.
 */
export class WriteQueue {
	readonly #db: Kysely<Database>;
	readonly #now: () => number;
	readonly #queues = new Map<string, Waiting[]>();
	readonly #running = new Set<string>();
	readonly #queueOf: (tenant: string) => string;
	readonly #begin: string;
	readonly #readsAhead: boolean;

	/** `shared`: one queue for all tenants, for a database with a single writer. */
	constructor(db: Kysely<Database>, options: { readonly shared: boolean; readonly now: () => number }) {
		this.#db = db;
		this.#now = options.now;
		this.#queueOf = options.shared ? () => "" : (tenant) => tenant;
		// Reading a row ahead saves a round trip, which an embedded database does not have.
		this.#readsAhead = !options.shared;
		this.#begin = options.shared ? "begin immediate" : "begin";
	}

	/**
	 * Carries out `work` in a transaction; resolves when it is durable, rejects when nothing of it was stored. `work` may be repeated after
	 * a rollback, so it must have no effects outside the database.
	 */
	write<T>(tenant: string, work: (scope: WriteScope) => Promise<T>, about: readonly About[] = []): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const name = this.#queueOf(tenant);
			const queue = this.#queues.get(name) ?? [];
			this.#queues.set(name, queue);
			queue.push({ tenant, work, about, resolve: (value) => resolve(value as T), reject });
			if (this.#running.has(name)) return;
			this.#running.add(name);
			// Runs after the input that is waiting now has been read, so that its writes join the batch.
			setImmediate(() => void this.#run(name));
		});
	}

	async #run(name: string): Promise<void> {
		for (let queue = this.#queues.get(name) ?? []; queue.length > 0; queue = this.#queues.get(name) ?? []) {
			const batch = queue.splice(0, mostPerBatch);
			const settled = await this.#db
				.connection()
				.execute((connection) => this.#transaction(connection, batch))
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

	async #transaction(connection: Kysely<Database>, batch: readonly Waiting[]): Promise<readonly Settled[]> {
		const held = await hold(connection);
		try {
			const [first] = batch;
			if (batch.length === 1 && first !== undefined) return [await this.#alone(connection, held, first)];
			return (await this.#together(connection, held, batch)) ?? (await this.#oneByOne(connection, held, batch));
		} catch (failure) {
			await undo(held).catch(() => undefined);
			throw failure;
		}
	}

	/** A single write: when it fails, the transaction does. */
	async #alone(db: Kysely<Database>, held: HeldConnection, waiting: Waiting): Promise<Settled> {
		const clocks: Clocks = new Map();
		held.send(this.#begin, []);
		try {
			if (this.#readsAhead) await readAhead(db, [waiting], clocks);
			const value = await carriedOut(waiting, await this.#scope(db, waiting.tenant, clocks), clocks);
			await commit(db, held, clocks);
			return { waiting, value };
		} finally {
			forgetAhead(db, [waiting]);
		}
	}

	/** Without savepoints; undefined when a write failed after it may have changed something, and everything was rolled back. */
	async #together(db: Kysely<Database>, held: HeldConnection, batch: readonly Waiting[]): Promise<readonly Settled[] | undefined> {
		const clocks: Clocks = new Map();
		held.send(this.#begin, []);
		try {
			if (this.#readsAhead) await readAhead(db, batch, clocks);
			const settled: Settled[] = [];
			for (const waiting of batch) {
				const scope = await this.#scope(db, waiting.tenant, clocks);
				const [before, changes] = [clockOf(clocks, waiting.tenant), held.changes()];
				try {
					settled.push({ waiting, value: await carriedOut(waiting, scope, clocks) });
				} catch (failure) {
					if (held.changes() !== changes) throw failure;
					clocks.set(waiting.tenant, before);
					settled.push({ waiting, failure });
				}
			}
			await commit(db, held, clocks);
			return settled;
		} catch (failure) {
			// A database that is away or full would refuse each of them again, after an equally long wait.
			if (databaseFailure(failure) !== undefined) throw failure;
			await undo(held);
			return undefined;
		} finally {
			forgetAhead(db, batch);
		}
	}

	async #oneByOne(db: Kysely<Database>, held: HeldConnection, batch: readonly Waiting[]): Promise<readonly Settled[]> {
		const clocks: Clocks = new Map();
		held.send(this.#begin, []);
		const settled: Settled[] = [];
		for (const waiting of batch) settled.push(await this.#guarded(db, held, waiting, clocks));
		await commit(db, held, clocks);
		return settled;
	}

	async #guarded(db: Kysely<Database>, held: HeldConnection, waiting: Waiting, clocks: Clocks): Promise<Settled> {
		const scope = await this.#scope(db, waiting.tenant, clocks);
		const before = clockOf(clocks, waiting.tenant);
		held.send("savepoint one_write", []);
		try {
			const value = await carriedOut(waiting, scope, clocks);
			await held.settled();
			held.send("release savepoint one_write", []);
			return { waiting, value };
		} catch (failure) {
			await held.settled().catch(() => undefined);
			held.send("rollback to savepoint one_write", []);
			held.send("release savepoint one_write", []);
			clocks.set(waiting.tenant, before);
			return { waiting, failure };
		}
	}

	async #scope(connection: Kysely<Database>, tenant: string, clocks: Clocks): Promise<WriteScope> {
		if (!clocks.has(tenant)) clocks.set(tenant, await lockClock(connection, tenant));
		return {
			db: connection,
			tenant,
			tick: () => {
				const clock = clockOf(clocks, tenant);
				const last = Math.max(this.#now(), clock.last + 1);
				clocks.set(tenant, { ...clock, last });
				return last;
			},
			chain: (place) => {
				const clock = clockOf(clocks, tenant);
				const taken = place(clock.trail);
				clocks.set(tenant, { ...clock, trail: { number: taken.number, hash: taken.hash } });
				return taken;
			},
			close: async () => {
				await connection.updateTable("tenant_clock").set({ closed_at: this.#now() }).where("tenant", "=", tenant).execute();
				clocks.set(tenant, { ...clockOf(clocks, tenant), closed: true });
			},
		};
	}
}

/** The values that a tenant assigns in sequence. */
interface Clock {
	/** Last `synced`. */
	readonly last: number;
	readonly trail: ChainHead;
	/** Whether the tenant was removed. */
	readonly closed: boolean;
}

/** One per tenant in the transaction. */
type Clocks = Map<string, Clock>;

const clockOf = (clocks: Clocks, tenant: string): Clock => clocks.get(tenant) ?? { last: 0, trail: emptyChain, closed: false };

/** @throws TenantClosed */
function carriedOut({ tenant, work }: Waiting, scope: WriteScope, clocks: Clocks): Promise<unknown> {
	if (clockOf(clocks, tenant).closed) throw new TenantClosed(tenant);
	return work(scope);
}

/** The clocks are stored with the transaction. A statement that was sent and failed makes the commit fail. */
async function commit(db: Kysely<Database>, held: HeldConnection, clocks: Clocks): Promise<void> {
	for (const [tenant, { last, trail }] of clocks)
		await storeClock(db, { tenant, last, audit_number: trail.number, audit_hash: trail.hash });
	held.send("commit", []);
	await held.settled();
}

async function undo(held: HeldConnection): Promise<void> {
	await held.settled().catch(() => undefined);
	await held.run("rollback", []);
}

function forgetAhead(db: Kysely<Database>, batch: readonly Waiting[]): void {
	for (const { about } of batch) for (const { rows } of about) rows.forget(db);
}

/**
 * Reads the rows that the writes of a tenant concern, all in one query. It is sent right after the query for the clock, without waiting for
 * it; the database runs it once the lock is held, when nobody else can change the rows any more.
 */
async function readAhead(db: Kysely<Database>, [first, ...others]: readonly Waiting[], clocks: Clocks): Promise<void> {
	if (first === undefined) return;
	const { tenant } = first;
	const keys = new Map<About["rows"], Set<string>>();
	for (const { rows, key } of [first, ...others].flatMap(({ about }) => about)) keys.set(rows, (keys.get(rows) ?? new Set()).add(key));
	const clock = lockClock(db, tenant);
	await Promise.all([clock, ...[...keys].map(([rows, asked]) => rows.fill(db, tenant, [...asked]))]);
	clocks.set(tenant, await clock);
}

type StoredClock = { readonly tenant: string; readonly last: number; readonly audit_number: number; readonly audit_hash: string };

/** Locks the tenant's clock until the transaction ends, and returns the last values assigned. */
const clockRow = prepared<{ tenant: string; zero: number }, Omit<StoredClock, "tenant"> & { readonly closed_at: number | null }>(
	(db, value) =>
		db
			.insertInto("tenant_clock")
			.values({ tenant: value("tenant"), last: value("zero") })
			.onConflict((conflict) => conflict.column("tenant").doUpdateSet((row) => ({ last: row.ref("tenant_clock.last") })))
			.returning(["last", "audit_number", "audit_hash", "closed_at"]),
);

const storeClock = preparedChange<StoredClock>((db, value) =>
	db
		.updateTable("tenant_clock")
		.set({ last: value("last"), audit_number: value("audit_number"), audit_hash: value("audit_hash") })
		.where("tenant", "=", value("tenant")),
);

async function lockClock(connection: Kysely<Database>, tenant: string): Promise<Clock> {
	const [row] = await clockRow(connection, { tenant, zero: 0 });
	if (row === undefined) return { last: 0, trail: emptyChain, closed: false };
	const { last, audit_number: number, audit_hash: hash, closed_at: closedAt } = row;
	return { last, trail: { number, hash }, closed: closedAt !== null };
}
