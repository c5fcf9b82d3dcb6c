/** A message to the reading thread: one statement that reads. */
export interface ReadingQuestion {
	readonly sql: string;
	readonly parameters: readonly unknown[];
}

/** Rows, or the failure with SQLite's code. */
export type ReadingAnswer =
	| { readonly rows: unknown[] }
	| { readonly failure: { readonly message: string; readonly code: string | undefined } };
