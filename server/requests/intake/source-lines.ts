/** A request as it is written in a file. */
export interface SourceLine {
	/** Line of the file on which it begins, from 1. */
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

/** Nothing in the file can be read; the message is Dutch and says why. */
export class SourceFileError extends Error {
	constructor(message: string) {
		super(message);
		this.name = "SourceFileError";
	}
}
