import type { Shapes } from "../../schemas/index.ts";

/** What one tenant does otherwise than another; generated from `schemas/tenant.schema.json`, which describes every property. */
export type TenantDefinition = DeepReadonly<Shapes["tenant"]>;

/** What stands in the generated start document; generated from `schemas/start-document.schema.json`. */
export type StartDocumentDefinition = NonNullable<TenantDefinition["startDocument"]>;

export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
	? readonly DeepReadonly<Item>[]
	: Value extends object
		? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
		: Value;
