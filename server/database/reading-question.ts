/** What the reading thread is asked: one statement that reads. */
export interface ReadingQuestion {
	readonly sql: string;
	readonly parameters: readonly unknown[];
}

/** Rows, or the failure with the code that SQLite gave it. */
export type ReadingAnswer =
	| { readonly rows: unknown[] }
	| { readonly failure: { readonly message: string; readonly code: string | undefined } };
