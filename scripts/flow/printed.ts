/** A command's result: the text for standard output, and whether all is well. */
export interface Printed {
	readonly text: string;
	readonly passed: boolean;
}

/** Why a command can't be carried out: a sentence for the person at the terminal. */
export class DoorError extends Error {}
