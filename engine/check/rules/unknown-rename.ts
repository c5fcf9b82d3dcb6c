import { schemaFields } from "../../compile/schema-fields.ts";
import { renamePaths } from "../../conditions/rename-paths.ts";
import { adviseOneOf } from "../../definition/advise-one-of.ts";
import type { Expression, FieldPath, SectionDefinition } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { isBlockReference } from "../../resolve/resolve-blocks.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

/** Groups and fields of the form, and fields of other sections that its conditions read. */
function namesIn(section: SectionDefinition): readonly FieldPath[] {
	const { fields, groups } = schemaFields(section.schema);
	const { when, derived = [], complete = [], save = [], warn = [] } = section;
	const expressions = [
		when,
		...Object.values(section.fields ?? {}).flatMap((rule) => [rule.when, rule.enabledWhen]),
		...derived.flatMap((derivation) => [derivation.value, derivation.when]),
		...[...complete, ...save, ...warn].map((rule) => rule.unless),
	];
	return [...new Set([...groups, ...fields.map(({ path }) => path), ...expressions.flatMap((expression) => readIn(expression))])];
}

/** A broken expression reads nothing; another rule reports it. */
function readIn(expression: Expression | undefined): readonly FieldPath[] {
	const found: FieldPath[] = [];
	renamePaths(expression, (path) => {
		found.push(path);
		return path;
	});
	return found;
}

export const unknownRename: Rule = {
	code: "unknown-rename",
	description: "The rename names a field that the block does not have, so nothing is renamed.",
	check: ({ steps }) =>
		steps.flatMap(({ sections }) =>
			sections.flatMap(({ reference, named, block, path }) => {
				if (block === undefined || !isBlockReference(reference) || reference.rename === undefined) return [];
				const known = namesIn(named);
				return Object.keys(reference.rename)
					.filter((name) => !known.includes(name))
					.map((name) =>
						errorAt(
							"unknown-rename",
							{ path: [...path, "rename", name] },
							{
								message: `Block "${block.name}" has no field or group "${name}".`,
								remedy: adviseOneOf(known),
								didYouMean: () => nearestName(name, known),
							},
						),
					);
			}),
		),
};
