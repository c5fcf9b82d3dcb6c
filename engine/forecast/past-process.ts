/** How long one process took, or takes so far. Days are numbers, as `dayNumber` counts them. */
export interface PastProcess {
	/** Geography code. */
	readonly code: string;
	readonly type: string;
	/** Day on which it was created. */
	readonly started: number;
	/** Day on which it was completed or cancelled; null: neither so far. */
	readonly ended: number | null;
	/** Completed. One that was cancelled tells only that it took longer than until then. */
	readonly finished: boolean;
}
