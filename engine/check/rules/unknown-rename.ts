import { schemaFields } from "../../compile/schema-fields.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { isBlockReference, sectionOfBlock } from "../../definition/resolve-blocks.ts";
import { errorAt } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const unknownRename: Rule = {
	code: "unknown-rename",
	description: "A field of a block gets another name that the block does not have, so nothing is renamed.",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap(({ reference, block, path }) => {
				if (block === undefined || !isBlockReference(reference) || reference.rename === undefined) return [];
				const { rename, ...bare } = reference;
				const { fields, groups } = schemaFields(sectionOfBlock(bare, block).schema);
				const known = [...groups, ...fields.map((field) => field.path)];
				return Object.keys(rename)
					.filter((name) => !known.includes(name))
					.map((name) =>
						errorAt(
							"unknown-rename",
							{ path: [...path, "rename", name] },
							{
								message: `Block "${block.name}" has no field or group "${name}".`,
								remedy: `Use one of: ${known.join(", ")}.`,
								didYouMean: nearestName(name, known),
							},
						),
					);
			}),
		),
};
