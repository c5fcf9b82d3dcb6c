import { sameContent } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import type { TypedFields } from "./text-drafts-query.ts";

/** What is typed, by field; a field without anything is left out. */
export type Typed = { readonly [Name in keyof TypedFields]?: NonNullable<TypedFields[Name]>["mine"] };
type Name = keyof TypedFields;

/** Milliseconds after which what did not arrive is sent again. */
const againMs = 20_000;

interface TextDraftOptions {
	readonly now: () => number;
	/** What the server was told last by this browser, and has since. */
	readonly told: Typed;
	readonly send: (fields: TypedFields, leaving: boolean) => Promise<void>;
	/** Whether all that is typed is on the server, and what it has. */
	readonly tell: (kept: boolean, told: Typed) => void;
}

export const namesOf = (fields: object): readonly Name[] => (["message", "choice", "remarks"] as const).filter((name) => name in fields);

/** Tells the server what is typed in one place. What does not arrive stays in this browser, is sent again by itself, and goes along with the next change. */
export class TextDraft {
	readonly #options: TextDraftOptions;
	#told: Typed;
	#wanted: Typed;
	readonly #typedAt = new Map<Name, number>();
	/** All that this page told or threw away, as JSON: an answer that is on its way may still have it. */
	readonly #past = new Set<string>();
	#sending = false;
	/** The server has no such place: the record is not for this person any more. */
	#refused = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: TextDraftOptions) {
		this.#options = options;
		this.#told = options.told;
		this.#wanted = options.told;
		for (const name of namesOf(options.told)) this.#past.add(JSON.stringify(options.told[name]));
	}

	/** Whether this is something that was told from here, or thrown away here. */
	isPast(mine: unknown): boolean {
		return this.#past.has(JSON.stringify(mine));
	}

	/** What the server has was found: what it does not have of what it was told is sent again. */
	begin(found: TypedFields): void {
		const [told, wanted] = [this.#told, this.#wanted];
		const there = namesOf(told).filter((name) => found[name]?.gone !== true && sameContent(found[name]?.mine, told[name]));
		// Changes reported meanwhile are at least as new as the answer.
		if (told === wanted && !this.#sending) this.#told = Object.fromEntries(there.map((name) => [name, told[name]]));
	}

	/** What was offered is on the screen now. */
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

	/** Throws away what was offered, as far as that is what the server has. */
	discard(offered: Typed): void {
		this.take(offered);
		const fields = Object.fromEntries(namesOf(offered).map((name) => [name, { age: 0, gone: true, mine: offered[name] }]));
		// Else it is offered once more the next time.
		this.#options.send(fields, false).catch(() => {});
	}

	/** What the server has is settled by what was sent. What is on its way to it is taken back. */
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

/** What the server has that is not on the screen, and did not come from here: of each field what is not gone. */
export function offeredTyped(found: TypedFields, typed: Typed, isPast: (mine: unknown) => boolean): Typed | null {
	const names = namesOf(found).filter((name) => {
		const field = found[name];
		if (field === undefined || field.gone === true || field.mine === undefined) return false;
		return !isPast(field.mine) && !sameContent(field.mine, typed[name]) && !beginsWith(typed[name], field.mine);
	});
	return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, found[name]?.mine]));
}

/** A text that goes on where the other one stopped has all of it. */
function beginsWith(typed: unknown, before: unknown): boolean {
	const [whole, part] = [textOf(typed), textOf(before)];
	return whole !== null && part !== null && whole.startsWith(part.trimEnd());
}

function textOf(typed: unknown): string | null {
	if (typeof typed === "string") return typed;
	return typeof typed === "object" && typed !== null && "text" in typed && typeof typed.text === "string" ? typed.text : null;
}

/** Whether all that is on the screen had arrived, and is sent or thrown away on another device since. */
export function isWithdrawn(found: TypedFields, typed: Typed, told: Typed): boolean {
	const names = namesOf(typed);
	return names.length > 0 && names.every((name) => found[name]?.gone === true && sameContent(typed[name], told[name]));
}
