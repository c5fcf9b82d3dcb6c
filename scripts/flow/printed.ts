/** What a command of the door has to say: the text for standard output, and whether all is well. */
export interface Printed {
	readonly text: string;
	readonly passed: boolean;
}

/** A sentence for the person at the keyboard: what was asked can't be done, and why. */
export class DoorError extends Error {}
