import type { JsonSchema } from "../definition/flow-definition.ts";

/** One schema error, as Ajv reports it. */
export interface SchemaError {
	readonly keyword: string;
	/** Where in the data, as a JSON pointer: "/Advice/Comments". */
	readonly instancePath: string;
	readonly schemaPath: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled schema: true when the data fits, else false with `errors` set until the next call. */
export interface SectionValidator {
	(data: unknown): boolean;
	errors?: readonly SchemaError[] | null;
}

/**
 * Where the engine gets a section's validator, by "step code/section id". On the server Ajv compiles
 * them from the schema, in the browser they come precompiled, so that it needs no eval.
 */
export type ValidatorOf = (sectionKey: string, schema: JsonSchema) => SectionValidator;

/** Key of a section within its flow. */
export function sectionKeyOf(step: string, section: string): string {
	return `${step}/${section}`;
}
