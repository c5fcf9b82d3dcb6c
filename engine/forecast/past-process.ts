/** How long one process took, or has taken so far. Days are numbers, as counted by `dayNumber`. */
export interface PastProcess {
	/** Geography code. */
	readonly code: string;
	readonly type: string;
	/** Day on which it was created. */
	readonly started: number;
	/** Day on which it was completed or cancelled; null while it is neither. */
	readonly ended: number | null;
	/** Whether it was completed. A cancelled process tells only that it took longer than until then. */
	readonly finished: boolean;
}
