import { nearestName } from "../../definition/nearest-name.ts";
import { findBlock, isBlockReference } from "../../resolve/resolve-blocks.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const unknownBlock: Rule = {
	code: "unknown-block",
	description: "The flow uses a block that neither the product nor the tenant has: one of schemas/blocks, or of the folder's own blocks.",
	check: ({ steps, blocks }) =>
		steps.flatMap(({ step, path }) =>
			step.sections.flatMap((reference, index) => {
				if (!isBlockReference(reference) || findBlock(reference.block, blocks) !== undefined) return [];
				return errorAt(
					"unknown-block",
					{ path: [...path, "sections", index, "block"] },
					{
						message: `There is no block "${reference.block}".`,
						remedy: `Use one of: ${Object.keys(blocks).join(", ")}; or write the section out.`,
						didYouMean: () => nearestName(reference.block, Object.keys(blocks)),
					},
				);
			}),
		),
};
