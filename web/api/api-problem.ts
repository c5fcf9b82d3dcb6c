/** One wrong field: dotted path in the values, list items by index; "" for the whole. */
export interface ProblemField {
	readonly path: string;
	readonly message: string;
}

interface ProblemDetails<Code, Current> {
	/** HTTP status; 0 when the server could not be reached. */
	readonly status: number;
	/** Stable, for code to tell refusals apart. */
	readonly code: Code;
	/** Dutch, for the person. */
	readonly message: string;
	readonly errors: readonly ProblemField[];
	readonly method: string;
	/** With a 409: the record as it stands in the database. */
	readonly current?: Current | undefined;
}

/** The server refused, or could not be reached. Thrown by every call; `problemOf` says which codes a call has. */
export class ApiProblem<Code extends string = string, Current = unknown> extends Error {
	readonly status: number;
	readonly code: Code;
	readonly errors: readonly ProblemField[];
	readonly method: string;
	readonly current: Current | undefined;

	constructor(details: ProblemDetails<Code, Current>) {
		super(details.message);
		this.name = "ApiProblem";
		this.status = details.status;
		this.code = details.code;
		this.errors = details.errors;
		this.method = details.method;
		this.current = details.current;
	}
}
