import { createContext, useContext } from "react";
import type { FlowDefinition, RealisationRecord, StepMode } from "../../../engine/index.ts";

/** The process whose step is on the screen, for widgets that need more of it than values. */
export interface Process {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	/** The step that is open has input that is not saved. */
	readonly unsaved: boolean;
	/** The person can save the step that is open. */
	readonly savable: boolean;
	/** How the step is looked at; left out: as it stands. */
	readonly mode?: StepMode;
	/** Something is under way that leaving would break off; what it gives says that it is over. */
	readonly begin?: () => () => void;
}

export const ProcessContext = createContext<Process | null>(null);

export function useProcess(): Process {
	const process = useContext(ProcessContext);
	if (process === null) throw new Error("there is no process above this component");
	return process;
}
