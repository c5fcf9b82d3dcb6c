import { type CatalogueEntry, entryOf, type ProblemCode } from "./catalogue.ts";

export interface ProblemError {
	/** Dotted path in the body or query; "" for the whole. */
	readonly path: string;
	readonly message: string;
}

/** More would help nobody and would let a long body make a longer answer. */
const mostErrors = 50;

/** Most characters of a path and of a message: names in them are the client's. */
const longest = 400;

interface ProblemExtras {
	/** Dutch, more precise than the catalogue's detail. */
	readonly message?: string;
	readonly errors?: readonly ProblemError[];
	/** JSON text of the record as it is now, so that a client can merge after a conflict. */
	readonly current?: string;
	/** What is under way that the call lacked: the answer waits for its end, so that the next call has it. Must not reject. */
	readonly lacking?: Promise<unknown>;
}

/** A refusal on its way to the client. Thrown by routes and services, answered by the problems plugin. */
export class Problem extends Error {
	readonly entry: CatalogueEntry;
	readonly code: ProblemCode;
	readonly errors: readonly ProblemError[];
	readonly current: string | undefined;
	readonly lacking: Promise<unknown> | undefined;

	constructor(code: ProblemCode, extras: ProblemExtras = {}) {
		const entry = entryOf(code);
		super(cut(extras.message ?? entry.detail));
		this.name = "Problem";
		this.entry = entry;
		this.code = code;
		this.errors = (extras.errors ?? []).slice(0, mostErrors).map(({ path, message }) => ({ path: cut(path), message: cut(message) }));
		this.current = extras.current;
		this.lacking = extras.lacking;
	}

	get statusCode(): number {
		return this.entry.status;
	}

	/** The RFC 9457 body. Holds nothing that differs between two equal refusals: no id, no time, no address. `described`: see the schema. */
	toText(described = false): string {
		const body = JSON.stringify({
			type: "about:blank",
			title: this.entry.title,
			status: this.entry.status,
			detail: this.entry.detail,
			code: this.code,
			message: this.message,
			errors: this.errors,
			...(described ? { error_description: this.message } : {}),
		});
		return this.current === undefined ? body : `${body.slice(0, -1)},"current":${this.current}}`;
	}
}

const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest)}…`);
