import { schemaFields } from "../compile/schema-fields.ts";
import type { FieldPath, SectionDefinition } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";

/** A part of a flow that is to be removed: a step with its sub-steps, or a section of a step. */
export interface Leaving {
	/** Its place in flow.json. */
	readonly place: JsonPath;
	/** The code, if it is a step. */
	readonly code?: string;
	/** Fields that nothing else in the flow shows; a group without remaining fields stands for everything in it. */
	readonly fields: readonly FieldPath[];
}

/** The relevant part of a step or sub-step, with blocks filled in. */
interface ShownStep {
	readonly code: string;
	readonly sections: readonly Pick<SectionDefinition, "id" | "schema">[];
}

/** The step with this code, and everything in it. */
export function leavingStep(steps: readonly ShownStep[], code: string, place: JsonPath): Leaving {
	const goes = (step: ShownStep) => step.code === code || step.code.startsWith(`${code}-`);
	return { place, code, fields: leaving(steps, (step) => goes(step)) };
}

/** The section of the step with this id. */
export function leavingSection(steps: readonly ShownStep[], code: string, section: string, place: JsonPath): Leaving {
	return { place, fields: leaving(steps, (step, { id }) => step.code === code && id === section) };
}

function leaving(
	steps: readonly ShownStep[],
	goes: (step: ShownStep, section: ShownStep["sections"][number]) => boolean,
): readonly FieldPath[] {
	const gone = new Set<FieldPath>();
	const stay = new Set<FieldPath>();
	for (const step of steps)
		for (const section of step.sections) for (const path of pathsIn(section)) (goes(step, section) ? gone : stay).add(path);
	const leave = [...gone].filter((path) => !stay.has(path));
	return leave.filter((path) => !leave.some((group) => path.startsWith(`${group}.`)));
}

function pathsIn({ schema }: ShownStep["sections"][number]): readonly FieldPath[] {
	const { groups, fields } = schemaFields(schema);
	return [...groups, ...fields.map(({ path }) => path)];
}
