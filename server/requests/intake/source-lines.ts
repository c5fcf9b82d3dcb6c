/** A request in a file, as it is written there. */
export interface SourceLine {
	/** Line of the file it begins on, from 1. */
	readonly line: number;
	readonly raw: unknown;
}

/** A line that is not a request. */
export interface UnreadableLine {
	readonly line: number;
	/** Dutch sentence. */
	readonly message: string;
}

export interface SourceLines {
	readonly lines: readonly SourceLine[];
	readonly unreadable: readonly UnreadableLine[];
}

/** Nothing of the file can be read; the message is Dutch and says why. */
export class SourceFileError extends Error {
	constructor(message: string) {
		super(message);
		this.name = "SourceFileError";
	}
}
