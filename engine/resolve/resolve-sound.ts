import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition, ResolvedFlow, SectionReference, StepDefinition } from "../definition/flow-definition.ts";
import { withSubSteps } from "../definition/sub-steps.ts";
import { resolveBlocks } from "./resolve-blocks.ts";

/** A section that can't be resolved. */
export interface FailedSection {
	/** Code of its step. */
	readonly step: string;
	/** Its name in the file. */
	readonly name: string;
}

/**
 * The flow without the sections that cannot be resolved and without branches to steps that do not exist, so that the rest of a faulty flow can
 * still be shown.
 */
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
	const codes = new Set(withSubSteps(definition.steps).map(({ code }) => code));
	const leading = (next: NonNullable<StepDefinition["next"]>) => next.filter(({ to }) => to === undefined || codes.has(to));
	const sound = (steps: readonly StepDefinition[]): readonly StepDefinition[] =>
		steps.map(({ children, next, ...step }) => ({
			...step,
			...(next === undefined ? {} : { next: leading(next) }),
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
