import { createContext, useContext } from "react";
import type { FlowDefinition, RealisationRecord, StepMode } from "../../../engine/index.ts";

/** The process on the screen, for widgets that need more than field values. */
export interface Process {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	/** Whether the open step has unsaved input. */
	readonly unsaved: boolean;
	/** Whether the person can save the open step. */
	readonly savable: boolean;
	/** Whether the process is shown read-only, without any actions. */
	readonly readOnly?: boolean;
	/** Left out for "view". */
	readonly mode?: StepMode;
	/**
	 * Asks for confirmation before an action that resets the process to this step at once, such as choosing another charging location in a
	 * completed step. Resolves to whether to go on. Left out where nothing is reset.
	 */
	readonly askBeforeReset?: () => Promise<boolean>;
	/** Marks the start of work that leaving the page would interrupt, such as an upload. Returns a function that marks its end. */
	readonly begin?: () => () => void;
	/**
	 * Marks the start of a look-up whose result belongs in the save, such as the address of a pin. Returns a function that marks its end.
	 */
	readonly beginLookup?: () => () => void;
}

export const ProcessContext = createContext<Process | null>(null);

export function useProcess(): Process {
	const process = useContext(ProcessContext);
	if (process === null) throw new Error("there is no process above this component");
	return process;
}
