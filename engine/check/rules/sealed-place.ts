import { isBlockReference, sealedPlacesTouched } from "../../resolve/resolve-blocks.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const sealedPlace: Rule = {
	code: "sealed-place",
	description: "A block seals what other parts of the product rely on.",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap(({ reference, block, path }) => {
				if (block === undefined || !isBlockReference(reference)) return [];
				return sealedPlacesTouched(reference, block).map((touched) =>
					errorAt(
						"sealed-place",
						{ path: [...path, ...touched.path] },
						{
							message: `Block "${block.name}" seals ${touched.sealed}; it can't be overridden.`,
							remedy: "Leave that place as it is, or write a section of the flow's own instead of the block.",
						},
					),
				);
			}),
		),
};
