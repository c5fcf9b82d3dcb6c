/** The context in which a request is read. */
export interface IntakeSurroundings {
	/** The areas whose requests the tenant accepts: codes of its municipalities or customers, with their names. */
	readonly areas: readonly { readonly code: string; readonly name: string }[];
	/** The tenant's reasons for a judgement. */
	readonly reasons: readonly { readonly status: number; readonly value: string; readonly text: string; readonly short?: string }[];
	/** Tags that a request may have. */
	readonly tags: readonly { readonly uuid: string; readonly label: string }[];
	/** Milliseconds since 1970. */
	readonly now: number;
}
