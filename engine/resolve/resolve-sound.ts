import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition, ResolvedFlow, SectionReference, StepDefinition } from "../definition/flow-definition.ts";
import { resolveBlocks } from "./resolve-blocks.ts";

/** A section that can't be resolved. */
export interface FailedSection {
	/** Code of its step. */
	readonly step: string;
	/** Its name in the file. */
	readonly name: string;
}

/** The flow without the sections that cannot be resolved, so that the rest of a faulty flow can still be shown. */
export function resolveSound(
	definition: FlowDefinition,
	blocks: Blocks,
): { readonly flow: ResolvedFlow; readonly failed: readonly FailedSection[] } {
	const failed: FailedSection[] = [];
	const resolvable = (step: StepDefinition, section: SectionReference): boolean => {
		try {
			resolveBlocks({ ...definition, steps: [{ ...step, sections: [section], children: { tracks: [] } }] }, blocks);
			return true;
		} catch {
			failed.push({ step: step.code, name: section.id ?? ("block" in section ? section.block : "") });
			return false;
		}
	};
	const sound = (steps: readonly StepDefinition[]): readonly StepDefinition[] =>
		steps.map(({ children, ...step }) => ({
			...step,
			sections: step.sections.filter((section) => resolvable(step, section)),
			...(children === undefined
				? {}
				: {
						children: {
							...(children.first === undefined ? {} : { first: sound(children.first) }),
							tracks: children.tracks.map((track) => ({ ...track, steps: sound(track.steps) })),
						},
					}),
		}));
	return { flow: resolveBlocks({ ...definition, steps: sound(definition.steps) }, blocks), failed };
}
