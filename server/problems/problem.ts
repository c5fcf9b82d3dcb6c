import { type CatalogueEntry, entryOf, type ProblemCode } from "./catalogue.ts";

export interface ProblemError {
	/** Dotted path in the body or query; "" for the whole. */
	readonly path: string;
	readonly message: string;
}

/** More would help nobody, and would let a long body cause an even longer answer. */
const mostErrors = 50;

/** Maximum number of characters in a path and in a message: they may contain names sent by the client. */
const longest = 400;

interface ProblemExtras {
	/** Dutch, more precise than the catalogue's detail. */
	readonly message?: string;
	readonly errors?: readonly ProblemError[];
	/** JSON text of the record as it is now, so that a client can merge after a conflict. */
	readonly current?: string;
	/** Work in progress on which the call depended: the answer waits for its end, so that a retry succeeds. Must not reject. */
	readonly lacking?: Promise<unknown>;
}

/** A refusal. Thrown by routes and services, sent to the client by the problems plugin. */
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

	/**
	 * The RFC 9457 body, and in it what the specification calls `error`, so that readers of both find it. Two equal refusals have equal
	 * bodies: no id, no time, no address. `described`: see the schema.
	 */
	toText(described = false): string {
		const body = JSON.stringify({
			type: "about:blank",
			title: this.entry.title,
			status: this.entry.status,
			detail: this.entry.detail,
			code: this.code,
			message: this.message,
			errors: this.errors,
			error: { status: this.entry.status, code: this.code, message: this.message, fields: this.errors },
			...(described ? { error_description: this.message } : {}),
		});
		return this.current === undefined ? body : `${body.slice(0, -1)},"current":${this.current}}`;
	}
}

const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest)}…`);
