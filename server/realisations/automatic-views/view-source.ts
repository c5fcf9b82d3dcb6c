export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * A source of pictures of a place. Returns undefined when it has no picture of this place. A source that cannot answer now throws
 * `ViewUnavailable`, and throws nothing else.
 */
export interface ViewSource {
	picture(position: Position): Promise<Uint8Array | undefined>;
}

/**
 * The sources that a deployment has configured; null for a source that it lacks, which is the default: every source brings terms, keys or a
 * network dependency.
 */
export interface ViewSources {
	readonly sideview: ViewSource | null;
	/** By country, since public aerial photographs end at the border. */
	readonly topview: Readonly<Record<"nl" | "be", ViewSource | null>>;
}

/** The source did not answer, or its answer cannot be trusted to be a picture. The message goes to the log and never contains a key. */
export class ViewUnavailable extends Error {
	override readonly name = "ViewUnavailable";

	constructor(reason: string, cause?: unknown) {
		super(`The picture is not available: ${reason}`, { cause });
	}
}
