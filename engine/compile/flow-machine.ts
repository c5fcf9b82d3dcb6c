import type { AnyStateMachine, StateValue } from "xstate";
import type { StepCode } from "../definition/flow-definition.ts";

/** A reference to a guard or action, as data: its name and parameters. */
export interface Reference {
	readonly type: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** Answers to the questions of the machine's guards about the current process, derived from its record and values. */
export interface Answers {
	/** The index of the first branch of the step that holds; -1 when none does. */
	readonly branchOf: (step: StepCode) => number;
	/** Whether the sub-step belongs to this process and is not completed. */
	readonly isOpen: (step: StepCode) => boolean;
	/** Whether there is a published traffic decision that applies. */
	readonly isPublished: () => boolean;
}

/** What one event leads to: the next state, and what to do in order. */
export interface Step {
	readonly value: StateValue;
	/** Empty when the state does not handle the event: it must not happen. */
	readonly actions: readonly Reference[];
}

/** Hides the XState machine of a flow behind one function. */
export interface FlowMachine {
	/** The machine itself, for drawing it and walking its paths. */
	readonly machine: AnyStateMachine;
	/** The first state of a process, and the actions to take. */
	readonly start: (answers: Answers) => Step;
	/** Applies one event to a state. Pure: it reads the answers and changes nothing. */
	readonly next: (value: StateValue, event: string, answers: Answers) => Step;
}
