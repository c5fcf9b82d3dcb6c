/** One small change to one file of the product. */
export interface FileMutant {
	/** Path from the project root. */
	readonly file: string;
	/** Kind of change. */
	readonly kind: string;
	/** Line and column in code, a JSON pointer in data. */
	readonly place: string;
	/** The original and the replacement, if they fit on a line; empty otherwise. */
	readonly change: string;
	/** The whole file with the change applied. */
	readonly text: () => string;
}

/** Name of a mutant in lists and reports. */
export function nameOf({ file, kind, place, change }: Omit<FileMutant, "text">): string {
	return `${file} ${place} ${kind}${change === "" ? "" : `: ${change}`}`;
}
