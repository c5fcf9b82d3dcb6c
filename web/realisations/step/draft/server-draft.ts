import { sameContent } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { Body } from "../../../api/operation.ts";
import type { Draft } from "./draft.ts";
import type { FoundDraft } from "./found-draft.ts";

type Change = Draft["changes"][string];

/** Milliseconds before a failed request is retried. */
const againMs = 20_000;
/** Milliseconds between two signs of life; the server forgets somebody 45 seconds after the last. */
const beatMs = 20_000;
/** After this many milliseconds without typing, somebody only left the page open. */
const idleMs = 15 * 60_000;

interface ServerDraftOptions {
	readonly uuid: string;
	readonly step: string;
	readonly now: () => number;
	/** The draft in this browser. */
	readonly local: Draft | null;
	/** Called with whether all unsaved work is on the server. */
	readonly tell: (kept: boolean) => void;
}

/**
 * This person's draft on the server: fetched once, and sent every change from then on. A change that does not arrive stays in this browser;
 * it is retried automatically, and sent along with the next change.
 */
export class ServerDraft {
	readonly #options: ServerDraftOptions;
	/** The draft on the server, by field; null until it is known. */
	#known: Draft["changes"] | null = null;
	/** When each field was last changed. */
	readonly #typedAt: Map<string, number>;
	#wanted: Draft | null;
	#sending = false;
	/** The server refuses this draft: the process or the step is no longer accessible to this person. */
	#refused = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#beats: ReturnType<typeof setInterval> | undefined;
	/** When something was last typed or restored on this page; a draft that was only found does not mean that somebody is at work. */
	#lastTyped = Number.NEGATIVE_INFINITY;

	constructor(options: ServerDraftOptions) {
		this.#options = options;
		const { local } = options;
		this.#wanted = local;
		this.#typedAt = new Map(Object.keys(local?.changes ?? {}).map((path) => [path, local?.savedAt ?? 0]));
	}

	/** The draft on the server for this step; null if there is none, or the server can't be reached. */
	async find(): Promise<FoundDraft | null> {
		const { uuid, step } = this.#options;
		try {
			return (await call(operations.getDraft, { params: { uuid, step } })).data;
		} catch (error) {
			this.#refused = isRefusal(error);
			return null;
		}
	}

	/** Call once the stored draft has been compared with the screen: from then on, changes are sent. */
	begin(found: FoundDraft | null): void {
		const live = Object.entries(found?.fields ?? {}).filter(([, { gone }]) => gone !== true);
		this.#known = Object.fromEntries(live.map(([path, { base, mine }]) => [path, { base, mine }]));
	}

	/** Stores this draft, or removes it. `leaving`: the page may be gone before the response arrives. */
	keep(draft: Draft | null, leaving = false): void {
		const now = this.#options.now();
		const changes = Object.entries(draft?.changes ?? {});
		const typed = changes.filter(([path, change]) => !isSame(this.#wanted?.changes[path], change));
		for (const [path] of typed) this.#typedAt.set(path, now);
		// Somebody who restored a draft on this page is at work as well.
		if (typed.length > 0 || (changes.length > 0 && this.#beats === undefined)) {
			this.#lastTyped = now;
			this.#beats ??= setInterval(() => void this.#beat(), beatMs);
		}
		this.#wanted = draft;
		void this.#send(leaving);
	}

	stop(): void {
		clearTimeout(this.#timer);
		clearInterval(this.#beats);
	}

	async #send(leaving: boolean): Promise<void> {
		if (this.#known === null || (this.#sending && !leaving)) return;
		if (this.#refused) return this.#options.tell(false);
		this.#sending = true;
		clearTimeout(this.#timer);
		try {
			for (let sent = this.#changed(); Object.keys(sent.fields).length > 0; sent = this.#changed()) {
				await this.#tell(sent, leaving);
				this.#note(sent.changes, Object.keys(sent.fields));
			}
			this.#options.tell(true);
		} catch (error) {
			this.#refused = isRefusal(error);
			this.#options.tell(false);
			if (!this.#refused && !leaving) this.#timer = setTimeout(() => void this.#send(false), againMs);
		} finally {
			this.#sending = false;
		}
	}

	#tell({ synced, mode, fields }: Body<"keepDraft">["data"], leaving = false) {
		const { uuid, step } = this.#options;
		const data = { synced, mode, fields };
		const idempotencyKey = crypto.randomUUID();
		return call(operations.keepDraft, { params: { uuid, step }, body: { data }, idempotencyKey, outlives: leaving });
	}

	/** Sends a sign of life while the page is in view with unsaved work, also while the person thinks. A hidden page sends none. */
	async #beat(): Promise<void> {
		const isUnsaved = Object.keys(this.#known ?? {}).length > 0;
		const isAway = document.visibilityState === "hidden" || this.#options.now() - this.#lastTyped > idleMs;
		if (!isUnsaved || isAway || this.#sending || this.#refused) return;
		const sent = this.#changed();
		// A change that has not arrived yet is a sign of life itself.
		if (Object.keys(sent.fields).length > 0) return;
		this.#sending = true;
		try {
			await this.#tell(sent);
		} catch (error) {
			this.#refused = isRefusal(error);
		} finally {
			this.#sending = false;
		}
		// Typed meanwhile.
		if (Object.keys(this.#changed().fields).length > 0) await this.#send(false);
	}

	/** The changes that the server lacks, and the fields on the server that are no longer part of the draft. */
	#changed() {
		const [known, wanted] = [this.#known ?? {}, this.#wanted];
		const changes = wanted?.changes ?? {};
		const now = this.#options.now();
		const ageOf = (path: string) => Math.max(0, Math.round(now - (this.#typedAt.get(path) ?? now)));
		const added = Object.entries(changes).filter(([path, change]) => !isSame(known[path], change));
		const gone = Object.keys(known).filter((path) => changes[path] === undefined);
		return {
			synced: wanted?.synced ?? 0,
			mode: wanted?.mode ?? ("view" as const),
			changes,
			fields: Object.fromEntries([
				...added.map(([path, change]) => [path, { age: ageOf(path), ...change }] as const),
				...gone.map((path) => [path, { age: 0, gone: true as const }] as const),
			]),
		};
	}

	#note(changes: Draft["changes"], paths: readonly string[]): void {
		const rest = Object.entries(this.#known ?? {}).filter(([path]) => !paths.includes(path));
		const arrived = paths.flatMap((path) => {
			const change = changes[path];
			return change === undefined ? [] : [[path, change] as const];
		});
		this.#known = Object.fromEntries([...rest, ...arrived]);
	}
}

function isSame(one: Change | undefined, other: Change): boolean {
	return one !== undefined && sameContent(one.mine, other.mine) && sameContent(one.base, other.base);
}

/** Whether the process or the step is no longer accessible to this person. */
const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && (error.status === 404 || error.status === 403);
