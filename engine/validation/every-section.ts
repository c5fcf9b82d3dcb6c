import type { ResolvedFlow, SectionDefinition } from "../definition/flow-definition.ts";
import { withSubSteps } from "../definition/sub-steps.ts";
import { sectionKeyOf } from "./validator.ts";

/** Every section of the flow, sub-steps included, by its key. */
export function everySection(flow: ResolvedFlow): ReadonlyMap<string, SectionDefinition> {
	return new Map(
		withSubSteps(flow.steps).flatMap(({ code, sections }) => sections.map((section) => [sectionKeyOf(code, section.id), section] as const)),
	);
}
