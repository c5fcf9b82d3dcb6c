import type { CompiledStep, SectionDefinition, SectionReference } from "../../../engine/index.ts";
import { nameOf } from "./open-bundle.ts";
import type { PlacedStep } from "./place-in-file.ts";

/** A section of a step, and where it stands in the flow's file. */
export interface FoundSection {
	readonly section: SectionDefinition;
	/** As the file writes it: itself, or a block with an override. */
	readonly written: SectionReference;
	readonly place: readonly (string | number)[];
}

/** The section that the step calls so; null if it has none such. */
export function findSection(steps: readonly PlacedStep[], step: CompiledStep, id: string): FoundSection | null {
	const placed = steps.find((candidate) => candidate.step.code === step.code);
	const section = step.definition.sections.find((each) => each.id === id);
	const index = placed?.step.sections.findIndex((each) => nameOf(each) === id) ?? -1;
	const written = placed?.step.sections[index];
	if (placed === undefined || section === undefined || written === undefined) return null;
	return { section, written, place: [...placed.place, "sections", index] };
}
