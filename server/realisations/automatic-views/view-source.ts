export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * Where pictures of a place come from. Undefined: it has none of this place. A source that cannot answer now
 * throws `ViewUnavailable`, and nothing else is thrown.
 */
export interface ViewSource {
	picture(position: Position): Promise<Uint8Array | undefined>;
}

/** What a deployment has; null where it has nothing, which is the default: no source is free of terms, keys and a network. */
export interface ViewSources {
	readonly sideview: ViewSource | null;
	/** By country, since public aerial photographs end at the border. */
	readonly topview: Readonly<Record<"nl" | "be", ViewSource | null>>;
}

/** The source did not answer, or answered with something that cannot be trusted to be a picture. The message is for the log and holds no key. */
export class ViewUnavailable extends Error {
	override readonly name = "ViewUnavailable";

	constructor(reason: string, cause?: unknown) {
		super(`The picture is not available: ${reason}`, { cause });
	}
}
