import { PassThrough, type Readable } from "node:stream";
import { type Attribute, type Person, PersonAccess, seesAnyRequest, seesCommented } from "../../engine/index.ts";
import { mayBeTold } from "../realisations/record/realisation-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { AtWorkChange } from "./at-work.ts";
import { type ChangeKind, changeKinds } from "./change-store.ts";
import { type Changes, type Listener, mostNamed } from "./change-watch.ts";

/** The rights that let somebody know of each kind. */
const seesKind: Readonly<Record<ChangeKind, readonly Attribute[]>> = {
	realisation: ["realisationlist"],
	request: seesAnyRequest,
	realisationComment: [seesCommented.realisation],
	requestComment: [seesCommented.request],
};

interface ChangeStreamOptions {
	readonly person: Person;
	readonly tenant: Pick<Tenant, "slug">;
	/** The tenant as it runs now; undefined once it is gone. */
	readonly tenantNow: () => Tenant | undefined;
	/** The current person; null when the token or the session has ended. */
	readonly personNow: () => Promise<Person | null>;
	/** Milliseconds of silence after which to send a sign of life, and milliseconds after which to check the person again. */
	readonly beatMs: number;
	readonly recheckMs: number;
}

/** Maximum number of bytes buffered for a client that does not read. */
const mostWaiting = 64 * 1024;

/** One open response: server-sent events, each limited to what this person may know at that moment. */
export class ChangeStream implements Listener {
	readonly tenant: string;
	readonly userId: string;
	readonly #out = new PassThrough();
	readonly #options: ChangeStreamOptions;
	readonly #waiting: { readonly at: number; readonly changes: Changes; readonly atWork?: readonly AtWorkChange[] }[] = [];
	/** As of the last check. */
	#access: PersonAccess | undefined;
	#telling = false;
	#spokenAt = performance.now();
	#checkedAt = performance.now();

	constructor(options: ChangeStreamOptions) {
		this.#options = options;
		this.tenant = options.tenant.slug;
		this.userId = options.person.userId;
	}

	get bytes(): Readable {
		return this.#out;
	}

	/** The first event: without it, the client knows that a proxy buffers the response. */
	begin(at: number): void {
		this.#write(`retry: 3000\nid: ${at}\nevent: listening\ndata: {"at":${at}}\n\n`);
	}

	tell(at: number, changes: Changes): void {
		this.#waiting.push({ at, changes });
		void this.#tellWaiting();
	}

	tellAtWork(at: number, changes: readonly AtWorkChange[]): void {
		// A person's own work on one page is not reported on their other pages.
		const atWork = changes.filter(({ users }) => users.some((user) => user !== this.userId));
		// Skips checking the person again for places that they could not read at the last check.
		const readable = this.#access === undefined ? atWork : this.#readable(atWork, this.#access);
		if (readable.length === 0) return;
		this.#waiting.push({ at, changes: {}, atWork });
		void this.#tellWaiting();
	}

	beat(): void {
		const now = performance.now();
		if (now - this.#checkedAt >= this.#options.recheckMs) void this.#tellWaiting();
		if (now - this.#spokenAt >= this.#options.beatMs) this.#write(":\n\n");
	}

	end(reason: "enough" | "stopping"): void {
		this.#write(`event: ${reason}\ndata: {}\n\n`);
		this.#out.end();
	}

	/** Sends nothing until it is certain that the person may still see it. */
	async #tellWaiting(): Promise<void> {
		if (this.#telling) return;
		this.#telling = true;
		try {
			do {
				this.#checkedAt = performance.now();
				const person = await this.#options.personNow();
				const tenant = this.#options.tenantNow();
				const access = person && tenant && new PersonAccess(person, tenant);
				if (!access || !changeKinds.some((kind) => seesKind[kind].some((right) => access.has(right)))) return this.#stop();
				this.#access = access;
				for (const { at, changes, atWork } of this.#waiting.splice(0)) this.#say(at, access, changes, atWork);
			} while (this.#waiting.length > 0);
		} catch {
			// It is unknown whether the person may still see it, so the stream ends and their browser reconnects.
			this.#stop();
		} finally {
			this.#telling = false;
		}
	}

	/** Uses the tenant as it runs now, since a version of a flow may have been added a moment ago. */
	#readable(changes: readonly AtWorkChange[], access: PersonAccess): readonly AtWorkChange[] {
		const tenant = this.#options.tenantNow();
		return tenant === undefined ? [] : changes.filter((change) => mayBeTold({ access, tenant }, change, change.step));
	}

	#say(at: number, access: PersonAccess, changes: Changes, atWork: readonly AtWorkChange[] = []): void {
		const told: Record<string, unknown> = {};
		const read = this.#readable(atWork, access);
		if (read.length > 0) {
			told.atWork = read.length > mostNamed ? null : read.map(({ realisation_uuid, step }) => ({ uuid: realisation_uuid, step }));
		}
		for (const kind of changeKinds) {
			const changed = changes[kind];
			if (changed === undefined || !seesKind[kind].some((right) => access.has(right))) continue;
			if (changed === null) told[kind] = null;
			else {
				const seen = changed.filter(({ code }) => seesKind[kind].some((right) => access.at(code).may(right)));
				if (seen.length > 0) told[kind] = seen.map(({ uuid, synced }) => ({ uuid, synced }));
			}
		}
		if (Object.keys(told).length > 0) this.#write(`id: ${at}\nevent: changes\ndata: ${JSON.stringify({ at, ...told })}\n\n`);
	}

	#stop(): void {
		this.#out.end();
	}

	#write(text: string): void {
		if (this.#out.writableEnded || this.#out.destroyed) return;
		this.#spokenAt = performance.now();
		this.#out.write(text);
		if (this.#out.writableLength + this.#out.readableLength > mostWaiting) this.#out.destroy();
	}
}
