import type { Shapes } from "../../schemas/index.ts";
import type { DeepReadonly } from "../definition/tenant-definition.ts";

/** A story that a flow must tell; generated from `schemas/scenario.schema.json`, which describes every property. */
export type Scenario = DeepReadonly<Shapes["scenario"]>;

/** One act of one person. */
export type Instruction = Scenario["instructions"][number];

/** What must be so afterwards; what is not named is not looked at. */
export type Expectation = NonNullable<Instruction["expect"]>;

export interface ScenarioResult {
	readonly passed: boolean;
	/** One for every instruction that was carried out; the run stops after the first that fails. */
	readonly steps: readonly InstructionResult[];
}

export interface InstructionResult {
	readonly instruction: Instruction;
	/** What the engine answered, in one line. */
	readonly outcome: string;
	/** What differs from what was expected; empty when all is as it should be. */
	readonly failures: readonly string[];
}
