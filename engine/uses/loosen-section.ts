import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition, SectionReference } from "../definition/flow-definition.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { addressOf, type Edit } from "../edit/index.ts";
import { memberOf } from "../json/json-object.ts";
import { findBlock, isBlockReference, sealedPlacesTouched, sectionOfBlock } from "../resolve/resolve-blocks.ts";

/**
 * The edit that replaces a use of a block by a section of the flow's own: it behaves the same, but later changes of the block, and the
 * block's seals, no longer affect it. Empty when there is no such block, or its use is faulty.
 */
export function loosenSection(flow: FlowDefinition, place: JsonPath, blocks: Blocks): readonly Edit[] {
	const reference = place.reduce<unknown>(memberOf, flow) as SectionReference;
	if (!isBlockReference(reference)) return [];
	const block = findBlock(reference.block, blocks);
	if (block === undefined || sealedPlacesTouched(reference, block).length > 0) return [];
	return [{ op: "set", file: "flow.json", at: addressOf(flow, place), value: sectionOfBlock(reference, block) }];
}
