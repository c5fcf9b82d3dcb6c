import type { JsonSchema } from "../definition/flow-definition.ts";

/** One schema error, as Ajv reports it. */
export interface SchemaError {
	readonly keyword: string;
	/** Place in the data, as a JSON pointer: "/Advice/Comments". */
	readonly instancePath: string;
	readonly schemaPath: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled schema: returns true when the data fits, else false with `errors` set until the next call. */
export interface SectionValidator {
	(data: unknown): boolean;
	errors?: readonly SchemaError[] | null;
}

/**
 * The engine's source of section validators, by "step code/section id". On the server Ajv compiles them from the schema; in the browser
 * they come precompiled, so that no eval is needed.
 */
export type ValidatorOf = (sectionKey: string, schema: JsonSchema) => SectionValidator;

/** Key of a section within its flow. */
export function sectionKeyOf(step: string, section: string): string {
	return `${step}/${section}`;
}
