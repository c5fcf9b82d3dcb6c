import { type Labels, sentence } from "../conditions/index.ts";
import type { FieldPath, JsonSchema, ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import { itemsOf, optionsOf } from "../json/schema-parts.ts";
import { schemaFields } from "./schema-fields.ts";

/** What a flow calls its fields, options, steps and conditions. Built on first use. */
export function flowLabels(flow: ResolvedFlow, steps: readonly ResolvedStep[]): Labels {
	let known: ReadonlyMap<FieldPath, JsonSchema> | undefined;
	const schemas = (): ReadonlyMap<FieldPath, JsonSchema> => {
		known ??= new Map(
			steps
				.flatMap((step) => step.sections)
				.flatMap((section) => schemaFields(section.schema).fields)
				.map(({ path, schema }) => [path, schema] as const),
		);
		return known;
	};
	const labels: Labels = {
		field: (path) => String(schemas().get(path)?.title ?? path),
		option: (path, value) => optionText(schemas().get(path), value),
		step: (code) => {
			const step = steps.find((candidate) => candidate.code === code);
			return step === undefined ? code : `${code} (${step.label})`;
		},
		condition: (name) => {
			const condition = flow.conditions?.[name];
			return condition === undefined ? name : sentence(condition, labels);
		},
	};
	return labels;
}

/** Text of an option in the `oneOf` of a field, or of its items. */
function optionText(schema: JsonSchema | undefined, value: unknown): string | undefined {
	const options = optionsOf(schema) ?? optionsOf(itemsOf(schema));
	return options?.find((option) => option.const === value)?.title;
}
