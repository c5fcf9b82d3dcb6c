import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition, SectionReference } from "../definition/flow-definition.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { addressOf, type Edit } from "../edit/index.ts";
import { memberOf } from "../json/json-object.ts";
import { findBlock, isBlockReference, sealedPlacesTouched, sectionOfBlock } from "../resolve/resolve-blocks.ts";

/**
 * The edit that puts a section of the flow's own where a block is used: it does the same, and from then on neither what
 * becomes of the block nor what that seals says anything about it. None where there is no such block, or its use is wrong.
 */
export function loosenSection(flow: FlowDefinition, place: JsonPath, blocks: Blocks): readonly Edit[] {
	const reference = place.reduce<unknown>(memberOf, flow) as SectionReference;
	if (!isBlockReference(reference)) return [];
	const block = findBlock(reference.block, blocks);
	if (block === undefined || sealedPlacesTouched(reference, block).length > 0) return [];
	return [{ op: "set", file: "flow.json", at: addressOf(flow, place), value: sectionOfBlock(reference, block) }];
}
