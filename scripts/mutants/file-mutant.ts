/** One small change of one file of the product. */
export interface FileMutant {
	/** Path from the root of the project. */
	readonly file: string;
	/** What kind of change. */
	readonly kind: string;
	/** Where: line and column in code, a JSON pointer in data. */
	readonly place: string;
	/** What became what, where that fits in a line; empty otherwise. */
	readonly change: string;
	/** The whole file with the change. */
	readonly text: () => string;
}

/** Names a mutant in lists and reports. */
export function nameOf({ file, kind, place, change }: FileMutant): string {
	return `${file} ${place} ${kind}${change === "" ? "" : `: ${change}`}`;
}
