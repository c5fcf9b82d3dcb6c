import type { CompiledStep, SectionDefinition, SectionReference } from "../../../engine/index.ts";
import { nameOf } from "./open-bundle.ts";
import type { PlacedStep } from "./place-in-file.ts";

/** A section of a step, and its place in the flow's file. */
export interface FoundSection {
	readonly section: SectionDefinition;
	/** As written in the file: in full, or as a block with an override. */
	readonly written: SectionReference;
	readonly place: readonly (string | number)[];
}

/** The section with this id in the step; null if there is none. */
export function findSection(steps: readonly PlacedStep[], step: CompiledStep, id: string): FoundSection | null {
	const placed = steps.find((candidate) => candidate.step.code === step.code);
	const section = step.definition.sections.find((each) => each.id === id);
	const index = placed?.step.sections.findIndex((each) => nameOf(each) === id) ?? -1;
	const written = placed?.step.sections[index];
	if (placed === undefined || section === undefined || written === undefined) return null;
	return { section, written, place: [...placed.place, "sections", index] };
}
