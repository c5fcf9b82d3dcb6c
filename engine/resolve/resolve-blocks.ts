import type { BlockDefinition, Blocks } from "../definition/block-definition.ts";
import type {
	BlockReference,
	FlowDefinition,
	ResolvedFlow,
	ResolvedStep,
	SectionDefinition,
	SectionReference,
	StepDefinition,
} from "../definition/flow-definition.ts";
import { isObject } from "../json/json-object.ts";
import { withDoubtedDays } from "./doubted-days.ts";
import { mergePatch } from "./merge-patch.ts";
import { renameFields } from "./rename-fields.ts";

/**
 * The flow with every block reference replaced by the section it stands for, and with the warnings that come with formats for days. Only
 * this form is compiled, stored, hashed and served, so that a later change of a block never affects a flow version in use.
 *
 * @throws when a reference names a missing block, or its override touches a sealed place; the check reports both with their place.
 */
export function resolveBlocks(definition: FlowDefinition, blocks: Blocks): ResolvedFlow {
	const { $schema: _, ...flow } = definition;
	return { ...flow, steps: definition.steps.map((step) => resolveStep(step, blocks)) };
}

function resolveStep(step: StepDefinition, blocks: Blocks): ResolvedStep {
	const { children, ...rest } = step;
	const resolveAll = (steps: readonly StepDefinition[]): readonly ResolvedStep[] => steps.map((child) => resolveStep(child, blocks));
	return {
		...rest,
		sections: step.sections.map((reference) => resolveSection(reference, blocks)),
		...(children === undefined
			? {}
			: {
					children: {
						...(children.first === undefined ? {} : { first: resolveAll(children.first) }),
						tracks: children.tracks.map((track) => ({ ...track, steps: resolveAll(track.steps) })),
					},
				}),
	};
}

function resolveSection(reference: SectionReference, blocks: Blocks): SectionDefinition {
	if (!isBlockReference(reference)) return withDoubtedDays(reference);
	const block = findBlock(reference.block, blocks);
	if (block === undefined) throw new Error(`there is no block "${reference.block}"`);
	const [touched] = sealedPlacesTouched(reference, block);
	if (touched !== undefined) throw new Error(`the override of block "${reference.block}" touches the sealed place ${touched.sealed}`);
	return withDoubtedDays(sectionOfBlock(reference, block));
}

export function isBlockReference(reference: SectionReference): reference is BlockReference {
	return "block" in reference;
}

/** Own properties only: "constructor" is not a block. */
export function findBlock(name: string, blocks: Blocks): BlockDefinition | undefined {
	return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

/**
 * The section that a reference stands for: the block, the override on top, renaming, then the reference's own condition, roles and
 * read-only flag.
 */
export function sectionOfBlock(reference: BlockReference, block: BlockDefinition): SectionDefinition {
	const { $schema: _, name, label: __, summary: ___, sealed: ____, ...section } = block;
	const { block: _____, override, rename, id, ...own } = reference;
	const merged = override === undefined ? section : (mergePatch(section, override) as Omit<SectionDefinition, "id">);
	return { ...(rename === undefined ? merged : renameFields(merged, rename)), ...own, id: id ?? name };
}

/** Sealed places that the reference changes, each with the path of the change in the override. */
export function sealedPlacesTouched(
	reference: BlockReference,
	block: BlockDefinition,
): readonly { readonly sealed: string; readonly path: readonly string[] }[] {
	const { block: _, id: __, override, ...own } = reference;
	const places = [...leaves({ ...override }, ["override"]), ...Object.keys(own).map((name) => [name])];
	return (block.sealed ?? []).flatMap((sealed) => {
		const path = places.find((place) => overlaps(place[0] === "override" ? place.slice(1) : place, sealed));
		return path === undefined ? [] : [{ sealed, path }];
	});
}

/** Whether flows may not change this place of the block. */
export const isSealed = ({ sealed = [] }: Pick<BlockDefinition, "sealed">, place: readonly string[]): boolean =>
	sealed.some((each) => overlaps(place, each));

/** Whether the place lies in the sealed one, or replaces something that contains it. */
function overlaps(place: readonly string[], sealed: string): boolean {
	const dotted = place.join(".");
	return dotted === sealed || dotted.startsWith(`${sealed}.`) || sealed.startsWith(`${dotted}.`);
}

function leaves(node: Readonly<Record<string, unknown>>, path: readonly string[]): readonly (readonly string[])[] {
	return Object.entries(node).flatMap(([name, value]) => (isObject(value) ? leaves(value, [...path, name]) : [[...path, name]]));
}
