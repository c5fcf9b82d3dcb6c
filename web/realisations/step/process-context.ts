import { createContext, useContext } from "react";
import type { FlowDefinition, RealisationRecord } from "../../../engine/index.ts";

/** The process whose step is on the screen, for widgets that need more of it than values. */
export interface Process {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	/** The step that is open has input that is not saved. */
	readonly unsaved: boolean;
	/** The person can save the step that is open. */
	readonly savable: boolean;
}

export const ProcessContext = createContext<Process | null>(null);

export function useProcess(): Process {
	const process = useContext(ProcessContext);
	if (process === null) throw new Error("there is no process above this component");
	return process;
}
