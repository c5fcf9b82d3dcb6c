import type { JsonSchema } from "../../definition/index.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const typeConflict: Rule = {
	code: "type-conflict",
	description: "A field that several sections declare holds one value, so it has one type.",
	check: ({ fields }) =>
		[...fields.fields.values()].flatMap(({ path, declarations: [first, ...others] }) =>
			others.flatMap(({ schema, section, at, step }) => {
				const [own, before] = [typeOf(schema), typeOf(first?.schema ?? {})];
				if (own === before || own === undefined || before === undefined) return [];
				return errorAt("type-conflict", placeInSection(section, [...at, "type"]), {
					message: `"${path}" is of type ${own} in step ${step.step.code}, and of type ${before} in step ${first?.step.step.code}.`,
					remedy: "Give both the same type, or one of the fields another name.",
				});
			}),
		),
};

/** A whole number is a number. */
function typeOf({ type }: JsonSchema): string | undefined {
	const [name]: readonly unknown[] = [type].flat();
	return name === "integer" ? "number" : typeof name === "string" ? name : undefined;
}
