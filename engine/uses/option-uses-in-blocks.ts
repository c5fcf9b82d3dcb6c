import { parseTree } from "jsonc-parser";
import type { BlockDefinition, Blocks } from "../definition/block-definition.ts";
import type { BlockReference, FlowDefinition, StepDefinition } from "../definition/flow-definition.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { findBlock, isBlockReference, sectionOfBlock } from "../resolve/resolve-blocks.ts";
import { type Option, usesIn } from "./option-uses.ts";
import type { Use } from "./uses-of.ts";

/**
 * The places in shared blocks of the flow that name an option of a field, as places in the section that uses the block. The flow's files do
 * not contain them, so edits do not reach them.
 */
export function optionUsesInBlocks(flow: FlowDefinition, blocks: Blocks, field: string, option: Option): readonly Use[] {
	return sectionsOfBlocks(flow.steps, ["steps"], blocks).flatMap(({ reference, block, place }) => {
		const root = parseTree(JSON.stringify(sectionOfBlock(reference, block)));
		const uses = root === undefined ? [] : usesIn(root, [], { file: "flow.json", names: field.split("."), field, option });
		return uses
			.filter(({ path }) => valueAt(reference.override, path) !== option && valueAt(reference, path) !== option)
			.map((use) => ({ ...use, path: [...place, ...use.path] }));
	});
}

interface SectionOfBlock {
	readonly reference: BlockReference;
	readonly block: BlockDefinition;
	readonly place: JsonPath;
}

function sectionsOfBlocks(steps: readonly StepDefinition[], path: JsonPath, blocks: Blocks): readonly SectionOfBlock[] {
	return steps.flatMap(({ sections, children }, index) => {
		const at = [...path, index];
		const own = sections.flatMap((reference, number): readonly SectionOfBlock[] => {
			const block = isBlockReference(reference) ? findBlock(reference.block, blocks) : undefined;
			return block === undefined || !isBlockReference(reference) ? [] : [{ reference, block, place: [...at, "sections", number] }];
		});
		const first = sectionsOfBlocks(children?.first ?? [], [...at, "children", "first"], blocks);
		const tracks = (children?.tracks ?? []).flatMap((track, number) =>
			sectionsOfBlocks(track.steps, [...at, "children", "tracks", number, "steps"], blocks),
		);
		return [...own, ...first, ...tracks];
	});
}
