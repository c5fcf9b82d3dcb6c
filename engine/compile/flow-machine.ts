import type { AnyStateMachine, StateValue } from "xstate";
import type { StepCode } from "../definition/flow-definition.ts";

/** A reference to a guard or action, as data: its name and parameters. */
export interface Reference {
	readonly type: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** What the machine's guards ask about the process at hand; answered from the record and its values. */
export interface Answers {
	/** Which branch of the step holds first; -1 for none. */
	readonly branchOf: (step: StepCode) => number;
	/** Whether the sub-step belongs to this process and is not completed. */
	readonly isOpen: (step: StepCode) => boolean;
	/** Whether there is a published traffic decision that applies. */
	readonly isPublished: () => boolean;
}

/** What one event leads to: the next state, and what to do in order. */
export interface Step {
	readonly value: StateValue;
	/** Empty when the state does not handle the event: nothing may happen. */
	readonly actions: readonly Reference[];
}

/** The XState machine of a flow behind one function. */
export interface FlowMachine {
	/** The machine itself, for drawing it and walking its paths. */
	readonly machine: AnyStateMachine;
	/** What beginning a process leads to. */
	readonly start: (answers: Answers) => Step;
	/** Applies one event to a state. Pure: reads the answers, changes nothing. */
	readonly next: (value: StateValue, event: string, answers: Answers) => Step;
}
