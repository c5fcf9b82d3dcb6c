import { createContext } from "react";

/** Why an act can't be done yet, and which input of its dialog has to say so. */
export interface Fault {
	/** What the dialog calls the input. */
	readonly at: string;
	readonly why: string;
}

/** What was wrong when the act was last asked for. */
export const FaultContext = createContext<Fault | null>(null);

/** Null when nothing is wrong. */
export const faultAt = (at: string, why: string | null): Fault | null => (why === null ? null : { at, why });
