import { sameContent } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { Body } from "../../../api/operation.ts";
import type { Draft } from "./draft.ts";
import type { FoundDraft } from "./found-draft.ts";

type Change = Draft["changes"][string];

/** Milliseconds after which what did not arrive is sent again. */
const againMs = 20_000;
/** Milliseconds after which the server hears again that somebody is still at it; it forgets them after 45 seconds. */
const beatMs = 20_000;
/** Who typed nothing for so long, in milliseconds, left the page open and is not at it any more. */
const idleMs = 15 * 60_000;

interface ServerDraftOptions {
	readonly uuid: string;
	readonly step: string;
	readonly now: () => number;
	/** What this browser has kept. */
	readonly local: Draft | null;
	/** Whether all that is unsaved is on the server. */
	readonly tell: (kept: boolean) => void;
}

/**
 * The draft of this person on the server: asked for once, and from then on told what changed. What does not arrive stays in
 * this browser, is sent again by itself, and goes along with the next change.
 */
export class ServerDraft {
	readonly #options: ServerDraftOptions;
	/** What the server has, by field; null as long as that is unknown. */
	#known: Draft["changes"] | null = null;
	/** When each field became what is to be kept. */
	readonly #typedAt: Map<string, number>;
	#wanted: Draft | null;
	#sending = false;
	/** The server has no such place: the process or the step is not for this person any more. */
	#refused = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#beats: ReturnType<typeof setInterval> | undefined;
	/** When something was last typed on this page; a draft that was only found does not mean that somebody is at it. */
	#lastTyped = Number.NEGATIVE_INFINITY;

	constructor(options: ServerDraftOptions) {
		this.#options = options;
		const { local } = options;
		this.#wanted = local;
		this.#typedAt = new Map(Object.keys(local?.changes ?? {}).map((path) => [path, local?.savedAt ?? 0]));
	}

	/** What the server has for this step; null when it has nothing, or cannot be asked. */
	async find(): Promise<FoundDraft | null> {
		const { uuid, step } = this.#options;
		try {
			return (await call(operations.getDraft, { params: { uuid, step } })).data;
		} catch (error) {
			this.#refused = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
			return null;
		}
	}

	/** The stored draft has been compared with the screen: from now on changes are sent. */
	begin(found: FoundDraft | null): void {
		const live = Object.entries(found?.fields ?? {}).filter(([, { gone }]) => gone !== true);
		this.#known = Object.fromEntries(live.map(([path, { base, mine }]) => [path, { base, mine }]));
	}

	/** Keeps this, or nothing. `leaving`: the page may be gone before there is an answer. */
	keep(draft: Draft | null, leaving = false): void {
		for (const [path, change] of Object.entries(draft?.changes ?? {})) {
			if (isSame(this.#wanted?.changes[path], change)) continue;
			this.#lastTyped = this.#options.now();
			this.#beats ??= setInterval(() => void this.#beat(), beatMs);
			this.#typedAt.set(path, this.#lastTyped);
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
			this.#refused = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
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

	/** Whoever has typed and looks at the page is still at it, also while they think. A page that is gone or out of sight says nothing. */
	async #beat(): Promise<void> {
		const isUnsaved = Object.keys(this.#known ?? {}).length > 0;
		const isAway = document.visibilityState === "hidden" || this.#options.now() - this.#lastTyped > idleMs;
		if (!isUnsaved || isAway || this.#sending || this.#refused) return;
		const sent = this.#changed();
		// What has not arrived yet says the same, at its own time.
		if (Object.keys(sent.fields).length === 0) await this.#tell(sent).catch(() => {});
	}

	/** What the server does not have yet, and what it has and is no draft any more. */
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
