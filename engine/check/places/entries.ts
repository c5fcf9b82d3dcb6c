import type { BlockDefinition, JsonPath, SectionDefinition, SectionReference, StepDefinition } from "../../definition/index.ts";
import type { Finding } from "../../definition/problem.ts";

/** A step of the flow with its place in the file. */
export interface StepEntry {
	readonly step: StepDefinition;
	readonly path: JsonPath;
	readonly parent: StepEntry | undefined;
	/** References to missing blocks are left out. */
	readonly sections: readonly SectionEntry[];
}

/** A section of a step, with its place in the file. */
export interface SectionEntry {
	/** With the block and its override applied; without the override if that is unusable. */
	readonly section: SectionDefinition;
	/** The same, before the block's fields are renamed. */
	readonly named: SectionDefinition;
	readonly reference: SectionReference;
	readonly block: BlockDefinition | undefined;
	/** Place of the reference in the file. */
	readonly path: JsonPath;
	/** What is wrong with the shape of the block once its override is applied. */
	readonly overrideFindings?: readonly Finding[];
}
