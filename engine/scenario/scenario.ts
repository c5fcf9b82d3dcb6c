import type { Expectation, Scenario } from "../../schemas/index.ts";
import type { StepCode } from "../definition/flow-definition.ts";

export type { Expectation, Scenario };

/** One act of one person. */
export type Instruction = Scenario["instructions"][number];

export interface ScenarioResult {
	readonly passed: boolean;
	/** One for every instruction that was carried out; the run stops after the first that fails. */
	readonly steps: readonly InstructionResult[];
	/** The step that is open after the instructions that went as expected; null when none is, or the process could not be started. */
	readonly openStep: StepCode | null;
}

export interface InstructionResult {
	readonly instruction: Instruction;
	/** The engine's response, in one line. */
	readonly outcome: string;
	/** Differences from what was expected, a sentence each; empty when there are none. */
	readonly failures: readonly string[];
	/** The same as data; also empty where nothing could be compared. */
	readonly differences: readonly Difference[];
}

/** A difference between the outcome and the scenario's expectation. */
export interface Difference {
	/** "step", "label", "refused" and the other expectations, or the path of a field. */
	readonly what: string;
	readonly wanted: unknown;
	/** The actual value; for a refusal, its message. */
	readonly is: unknown;
	/** Paths of the fields that a refusal is about. */
	readonly fields?: readonly string[];
	/** For the scenario's authors. */
	readonly said: string;
}
