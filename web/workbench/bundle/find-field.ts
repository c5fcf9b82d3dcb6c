import type { CompiledStep, SectionDefinition, SectionReference } from "../../../engine/index.ts";
import { nameOf } from "./open-bundle.ts";
import type { PlacedStep } from "./place-in-file.ts";
import { fieldsIn, type ListedField } from "./step-fields.ts";

/** A field of a step, the section that declares it, and the place of that section in the flow's file. */
export interface FoundField {
	readonly field: ListedField;
	readonly section: SectionDefinition;
	/** The section as written in the file: in full, or as a block with an override. */
	readonly written: SectionReference;
	/** Place of the written section in the file. */
	readonly place: readonly (string | number)[];
}

/**
 * The field at this path, as in addresses; a path inside it (an item of a list, what the product keeps in a row) finds it as well. Null if
 * the step has no such field.
 */
export function findField(steps: readonly PlacedStep[], step: CompiledStep, path: string): FoundField | null {
	const placed = steps.find((candidate) => candidate.step.code === step.code);
	if (placed === undefined) return null;
	for (const section of step.definition.sections) {
		// The fields of a list's rows come behind their list.
		const field = fieldsIn(section).findLast((each) => path === each.path || path.startsWith(`${each.path}.`));
		const index = placed.step.sections.findIndex((each) => nameOf(each) === section.id);
		const written = placed.step.sections[index];
		if (field !== undefined && written !== undefined) return { field, section, written, place: [...placed.place, "sections", index] };
	}
	return null;
}
