import { createContext, useContext } from "react";
import type { FlowDefinition, RealisationRecord, StepMode } from "../../../engine/index.ts";

/** The process on the screen, for widgets that need more of it than field values. */
export interface Process {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	/** The open step has unsaved input. */
	readonly unsaved: boolean;
	/** The person can save the open step. */
	readonly savable: boolean;
	/** It is only there to be read: nothing is offered that does something. */
	readonly readOnly?: boolean;
	/** Left out for "view". */
	readonly mode?: StepMode;
	/**
	 * Asks before something that resets the process to this step at once, as another charging location does in a completed step.
	 * Resolves to whether to go on. Left out where nothing is reset.
	 */
	readonly askBeforeReset?: () => Promise<boolean>;
	/** Marks the start of work that leaving the page would interrupt, such as an upload. Returns a function that marks its end. */
	readonly begin?: () => () => void;
	/** Marks the start of a look-up that fills in what a save is to keep, such as the address of a pin. Returns a function that marks its end. */
	readonly beginLookup?: () => () => void;
}

export const ProcessContext = createContext<Process | null>(null);

export function useProcess(): Process {
	const process = useContext(ProcessContext);
	if (process === null) throw new Error("there is no process above this component");
	return process;
}
