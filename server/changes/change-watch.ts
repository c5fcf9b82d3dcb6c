import { AtWork, type AtWorkChange, type AtWorkRow } from "./at-work.ts";
import { type ChangedRecord, type ChangeKind, changeKinds, type Span } from "./change-store.ts";

/** The records that changed, by kind; null for a kind with so many changes that the client has to reload all of it. */
export type Changes = Readonly<Partial<Record<ChangeKind, readonly ChangedRecord[] | null>>>;

/** A subscriber to changes. */
export interface Listener {
	readonly tenant: string;
	readonly userId: string;
	/** Changes in the whole tenant up to `at`: the listener leaves out what the person may not know. */
	tell(at: number, changes: Changes): void;
	/** Places in the whole tenant where somebody began or stopped working. `at`: the clock up to which changes were already sent. */
	tellAtWork(at: number, changes: readonly AtWorkChange[]): void;
	/** Called regularly: the listener may send a sign of life, and check the person again. */
	beat(): void;
	/** Ends the listener. `enough`: another one of the same person has taken its place, so it should not reconnect at once. */
	end(reason: "enough" | "stopping"): void;
}

interface ChangeWatchOptions {
	readonly clocks: (tenants: readonly string[]) => Promise<ReadonlyMap<string, number>>;
	readonly changed: (spans: readonly Span[], most: number) => Promise<readonly ChangedRecord[]>;
	readonly atWork: (tenants: readonly string[]) => Promise<readonly AtWorkRow[]>;
	readonly failed: (failure: unknown) => void;
	readonly everyMs: number;
	readonly mostPerPerson: number;
	readonly most: number;
}

/** Maximum number of records to name per kind; beyond it only the kind is sent. */
export const mostNamed = 200;

/**
 * Polls the database once a second for changes, for all listeners of this server together, and only while there are any: one query for the
 * clocks, one for who is at work, and one more when a clock moved. Every server's writes move the clock, so it does not matter to which
 * server somebody listens.
 */
export class ChangeWatch {
	readonly #options: ChangeWatchOptions;
	/** In the order in which they came. */
	readonly #listeners = new Set<Listener>();
	/** The clock up to which the listeners of a tenant were informed. */
	readonly #told = new Map<string, number>();
	readonly #atWork = new AtWork();
	#timer: NodeJS.Timeout | undefined;
	#asking = false;
	#stopped = false;

	constructor(options: ChangeWatchOptions) {
		this.#options = options;
	}

	get listeners(): number {
		return this.#listeners.size;
	}

	/** Whether no more listeners are accepted. */
	get full(): boolean {
		return this.#stopped || this.#listeners.size >= this.#options.most;
	}

	/** Adds a listener, which first gets the changes after `after`, if given. Resolves to the clock from which it then continues. */
	async add(listener: Listener, after: number | undefined): Promise<number> {
		const { tenant, userId } = listener;
		const clock = this.#told.get(tenant) ?? (await this.#options.clocks([tenant])).get(tenant) ?? 0;
		// Another listener may have been added meanwhile and brought further up to date.
		const told = this.#told.get(tenant) ?? clock;
		this.#told.set(tenant, told);
		const own = [...this.#listeners].filter((other) => other.userId === userId && other.tenant === tenant);
		for (const oldest of own.slice(0, Math.max(0, own.length + 1 - this.#options.mostPerPerson))) {
			this.remove(oldest);
			oldest.end("enough");
		}
		this.#listeners.add(listener);
		this.#timer ??= setInterval(() => void this.#round(), this.#options.everyMs);
		if (after !== undefined && after < told) {
			const span = { tenant, after, upTo: told };
			this.#tell([listener], span, await this.#options.changed([span], mostNamed + 1));
		}
		// Includes what somebody began between the page's own request and this one.
		this.#tellAtWork(tenant, this.#atWork.current(), [listener]);
		return told;
	}

	remove(listener: Listener): void {
		this.#listeners.delete(listener);
		if (this.#listeners.size > 0) return;
		clearInterval(this.#timer);
		this.#timer = undefined;
		this.#told.clear();
	}

	/** Ends all listeners for good: they reconnect to another server. */
	stop(): void {
		this.#stopped = true;
		for (const listener of [...this.#listeners]) {
			this.remove(listener);
			listener.end("stopping");
		}
	}

	async #round(): Promise<void> {
		for (const listener of [...this.#listeners]) listener.beat();
		if (this.#asking || this.#listeners.size === 0) return;
		this.#asking = true;
		try {
			await this.#ask();
		} catch (failure) {
			this.#options.failed(failure);
		} finally {
			this.#asking = false;
		}
	}

	async #ask(): Promise<void> {
		const followed = new Set([...this.#listeners].map(({ tenant }) => tenant));
		for (const tenant of [...this.#told.keys()]) if (!followed.has(tenant)) this.#told.delete(tenant);
		const tenants = [...followed];
		await this.#askChanged(tenants);
		const changes = this.#atWork.changed(await this.#options.atWork(tenants));
		for (const tenant of tenants) this.#tellAtWork(tenant, changes, this.#listeners);
	}

	async #askChanged(tenants: readonly string[]): Promise<void> {
		const clocks = await this.#options.clocks(tenants);
		const spans: Span[] = [];
		for (const [tenant, upTo] of clocks) {
			const after = this.#told.get(tenant);
			if (after !== undefined && upTo > after) spans.push({ tenant, after, upTo });
		}
		if (spans.length === 0) return;
		const changed = await this.#options.changed(spans, mostNamed * spans.length + 1);
		for (const span of spans) {
			const told = this.#told.get(span.tenant);
			// All listeners left meanwhile, and a new one starts from another clock.
			if (told !== span.after) continue;
			this.#told.set(span.tenant, span.upTo);
			this.#tell(
				[...this.#listeners].filter(({ tenant }) => tenant === span.tenant),
				span,
				changed,
				mostNamed * spans.length,
			);
		}
	}

	#tellAtWork(tenant: string, changes: readonly AtWorkChange[], listeners: Iterable<Listener>): void {
		const at = this.#told.get(tenant);
		const own = changes.filter((change) => change.tenant === tenant);
		if (at === undefined || own.length === 0) return;
		for (const listener of listeners) if (listener.tenant === tenant) listener.tellAtWork(at, own);
	}

	#tell(listeners: readonly Listener[], { tenant, upTo }: Span, changed: readonly ChangedRecord[], most = mostNamed): void {
		const changes: Partial<Record<ChangeKind, readonly ChangedRecord[] | null>> = {};
		for (const kind of changeKinds) {
			const ofKind = changed.filter((record) => record.kind === kind);
			const own = ofKind.filter((record) => record.tenant === tenant);
			// There may be more changes than were fetched, and their tenants are unknown.
			if (ofKind.length > most || own.length > mostNamed) changes[kind] = null;
			else if (own.length > 0) changes[kind] = own;
		}
		if (Object.keys(changes).length > 0) for (const listener of listeners) listener.tell(upTo, changes);
	}
}
