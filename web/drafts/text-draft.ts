import { sameContent } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import type { TypedFields } from "./text-drafts-query.ts";

/** The content of a draft, by field; empty fields are left out. */
export type Typed = { readonly [Name in keyof TypedFields]?: NonNullable<TypedFields[Name]>["mine"] };
type Name = keyof TypedFields;

/** Milliseconds before a failed request is retried. */
const againMs = 20_000;

interface TextDraftOptions {
	readonly now: () => number;
	/** The draft that this browser last stored on the server. */
	readonly told: Typed;
	readonly send: (fields: TypedFields, leaving: boolean) => Promise<void>;
	/** Called with whether the server has the whole draft, and with the content that it has. */
	readonly tell: (kept: boolean, told: Typed) => void;
}

export const namesOf = (fields: object): readonly Name[] => (["message", "choice", "remarks"] as const).filter((name) => name in fields);

/**
 * Stores the draft of one place on the server. A change that does not arrive stays in this browser; it is retried automatically, and sent
 * along with the next change.
 */
export class TextDraft {
	readonly #options: TextDraftOptions;
	#told: Typed;
	#wanted: Typed;
	readonly #typedAt = new Map<Name, number>();
	/** Everything that this page sent, accepted or discarded, as JSON: a response that is under way may still contain it. */
	readonly #past = new Set<string>();
	#sending = false;
	/** The server refuses this draft: the record no longer exists for this person. */
	#refused = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: TextDraftOptions) {
		this.#options = options;
		this.#told = options.told;
		this.#wanted = options.told;
		for (const name of namesOf(options.told)) this.#past.add(JSON.stringify(options.told[name]));
	}

	/** Whether this content was sent, accepted or discarded by this page. */
	isPast(mine: unknown): boolean {
		return this.#past.has(JSON.stringify(mine));
	}

	/** Processes the server's first response: fields that it no longer has as they were sent are sent again. */
	begin(found: TypedFields): void {
		const [told, wanted] = [this.#told, this.#wanted];
		const there = namesOf(told).filter((name) => found[name]?.gone !== true && sameContent(found[name]?.mine, told[name]));
		// Changes made meanwhile are at least as new as the response.
		if (told === wanted && !this.#sending) this.#told = Object.fromEntries(there.map((name) => [name, told[name]]));
	}

	/** The offered content is on the screen now. */
	take(offered: Typed): void {
		for (const name of namesOf(offered)) this.#past.add(JSON.stringify(offered[name]));
	}

	keep(typed: Typed, leaving = false): void {
		for (const name of namesOf(typed)) {
			if (!sameContent(this.#wanted[name], typed[name])) this.#typedAt.set(name, this.#options.now());
		}
		this.#wanted = typed;
		void this.#send(leaving);
	}

	/** Discards the offered content, provided the server still has exactly that. */
	discard(offered: Typed): void {
		this.take(offered);
		const fields = Object.fromEntries(namesOf(offered).map((name) => [name, { age: 0, gone: true, mine: offered[name] }]));
		// If this fails, the content is offered again next time.
		this.#options.send(fields, false).catch(() => {});
	}

	/** The draft on the server was removed along with the submission. A draft that is still under way is withdrawn. */
	settle(): void {
		if (this.#sending) {
			this.keep({});
			return;
		}
		this.#told = {};
		this.#wanted = {};
		this.#options.tell(true, {});
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	async #send(leaving: boolean): Promise<void> {
		if (this.#sending && !leaving) return;
		if (this.#refused) return this.#options.tell(false, this.#told);
		this.#sending = true;
		clearTimeout(this.#timer);
		try {
			let fields = this.#changed();
			if (namesOf(fields).length === 0) return;
			for (; namesOf(fields).length > 0; fields = this.#changed()) {
				const wanted = this.#wanted;
				for (const name of namesOf(wanted)) this.#past.add(JSON.stringify(wanted[name]));
				await this.#options.send(fields, leaving);
				this.#told = wanted;
			}
			this.#options.tell(true, this.#told);
		} catch (error) {
			this.#refused = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
			this.#options.tell(false, this.#told);
			if (!this.#refused && !leaving) this.#timer = setTimeout(() => void this.#send(false), againMs);
		} finally {
			this.#sending = false;
		}
	}

	#changed(): TypedFields {
		const [told, wanted] = [this.#told, this.#wanted];
		const now = this.#options.now();
		const added = namesOf(wanted).filter((name) => !sameContent(told[name], wanted[name]));
		const gone = namesOf(told).filter((name) => !(name in wanted));
		return Object.fromEntries([
			...added.map((name) => [name, { age: Math.max(0, now - (this.#typedAt.get(name) ?? now)), mine: wanted[name] }]),
			...gone.map((name) => [name, { age: 0, gone: true, mine: told[name] }]),
		]);
	}
}

/** The content on the server that is not on the screen and did not come from this page: every field that was not removed. */
export function offeredTyped(found: TypedFields, typed: Typed, isPast: (mine: unknown) => boolean): Typed | null {
	const names = namesOf(found).filter((name) => {
		const field = found[name];
		if (field === undefined || field.gone === true || field.mine === undefined) return false;
		return !isPast(field.mine) && !sameContent(field.mine, typed[name]) && !beginsWith(typed[name], field.mine);
	});
	return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, found[name]?.mine]));
}

/** Whether the typed text is a continuation of the earlier one, and so contains all of it. */
function beginsWith(typed: unknown, before: unknown): boolean {
	const [whole, part] = [textOf(typed), textOf(before)];
	return whole !== null && part !== null && whole.startsWith(part.trimEnd());
}

function textOf(typed: unknown): string | null {
	if (typeof typed === "string") return typed;
	return typeof typed === "object" && typed !== null && "text" in typed && typeof typed.text === "string" ? typed.text : null;
}

/** Whether everything on the screen had been stored, and was then submitted or discarded on another device. */
export function isWithdrawn(found: TypedFields, typed: Typed, told: Typed): boolean {
	const names = namesOf(typed);
	return names.length > 0 && names.every((name) => found[name]?.gone === true && sameContent(typed[name], told[name]));
}
