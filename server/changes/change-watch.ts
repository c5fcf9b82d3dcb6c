import { AtWork, type AtWorkChange, type AtWorkRow } from "./at-work.ts";
import { type ChangedRecord, type ChangeKind, changeKinds, type Span } from "./change-store.ts";

/** What somebody is told: which records changed, by kind; null for a kind of which so much changed that all of it is to be asked for. */
export type Changes = Readonly<Partial<Record<ChangeKind, readonly ChangedRecord[] | null>>>;

/** Somebody who wants to know. */
export interface Listener {
	readonly tenant: string;
	readonly userId: string;
	/** What changed up to `at`, of the whole tenant: what the person may not know is left out by the listener. */
	tell(at: number, changes: Changes): void;
	/** Where somebody began on a step or left it, of the whole tenant likewise. `at`: as far as was told before. */
	tellAtWork(at: number, changes: readonly AtWorkChange[]): void;
	/** Time has passed: it may say that it is still there, and look whether the person is. */
	beat(): void;
	/** It is over. `enough`: another of the same person has taken its place, so it should not come back at once. */
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

/** Records of a kind that are named; beyond it the kind alone is. */
export const mostNamed = 200;

/**
 * Asks the database once a second what changed, for all listeners of this server together, and only while there are any: one
 * question for the clocks, one for who is at work, and one more when a clock moved. Any server's write moves the clock, so
 * it does not matter which of them somebody listens to.
 */
export class ChangeWatch {
	readonly #options: ChangeWatchOptions;
	/** In the order in which they came. */
	readonly #listeners = new Set<Listener>();
	/** Up to where the listeners of a tenant have been told. */
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

	/** No more are taken. */
	get full(): boolean {
		return this.#stopped || this.#listeners.size >= this.#options.most;
	}

	/** From now on it is told, first of what changed after `after`, when that is known. Resolves to where it begins. */
	async add(listener: Listener, after: number | undefined): Promise<number> {
		const { tenant, userId } = listener;
		const clock = this.#told.get(tenant) ?? (await this.#options.clocks([tenant])).get(tenant) ?? 0;
		// Another may have come meanwhile, and been told more.
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
		// What somebody began between the page's question and this.
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

	/** Ends them all, for good: they come back at another server. */
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
			// Everybody left meanwhile, and somebody new begins elsewhere.
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
			// There are more changes than were asked for, and whom the others concern is unknown.
			if (ofKind.length > most || own.length > mostNamed) changes[kind] = null;
			else if (own.length > 0) changes[kind] = own;
		}
		if (Object.keys(changes).length > 0) for (const listener of listeners) listener.tell(upTo, changes);
	}
}
