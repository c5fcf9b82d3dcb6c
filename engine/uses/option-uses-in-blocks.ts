import { parseTree } from "jsonc-parser";
import { everyStep } from "../check/index.ts";
import type { Blocks, FlowDefinition } from "../definition/index.ts";
import { valueAt } from "../definition/json-path.ts";
import { isBlockReference } from "../resolve/resolve-blocks.ts";
import { type Option, soughtOf, usesIn } from "./option-uses.ts";
import type { Use } from "./uses-of.ts";

/**
 * The places in shared blocks of the flow that name an option of a field, as places in the section that uses the block. The flow's files do
 * not contain them, so edits do not reach them.
 */
export function optionUsesInBlocks(flow: FlowDefinition, blocks: Blocks, field: string, option: Option): readonly Use[] {
	const sections = everyStep(flow, undefined, blocks).flatMap((step) => step.sections);
	return sections.flatMap(({ reference, section, path: place }): readonly Use[] => {
		if (!isBlockReference(reference)) return [];
		const root = parseTree(JSON.stringify(section));
		if (root === undefined) return [];
		// What the reference says itself, or overrides, stands in the files.
		const isWritten = ({ path }: Use) => valueAt(reference.override, path) === option || valueAt(reference, path) === option;
		const uses = usesIn(root, [], soughtOf("flow.json", field, option));
		return uses.filter((use) => !isWritten(use)).map((use) => ({ ...use, path: [...place, ...use.path] }));
	});
}
