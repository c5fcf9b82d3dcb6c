import type { ResolvedFlow, ResolvedStep, SectionDefinition } from "../definition/flow-definition.ts";
import { sectionKeyOf } from "./validator.ts";

/** Every section of the flow, sub-steps included, by its key. */
export function everySection(flow: ResolvedFlow): ReadonlyMap<string, SectionDefinition> {
	const sections = new Map<string, SectionDefinition>();
	const visit = (step: ResolvedStep): void => {
		for (const section of step.sections) {
			sections.set(sectionKeyOf(step.code, section.id), section);
		}
		for (const child of [...(step.children?.first ?? []), ...(step.children?.tracks.flatMap((track) => track.steps) ?? [])]) {
			visit(child);
		}
	};
	flow.steps.forEach(visit);
	return sections;
}
