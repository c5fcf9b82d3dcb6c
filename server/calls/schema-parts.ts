import { namesOf } from "../../engine/index.ts";

/** Schemas that several calls share. */

export const uuid = {
	type: "string",
	pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
	description: "Version 4 uuid in lower case.",
} as const;

export const slug = {
	type: "string",
	minLength: 3,
	maxLength: 150,
	pattern: "^[a-z]+\\|[^\\s|]+$",
	description: "Stakeholder as category|name.",
} as const;

/** Official codes of municipalities, and the part after the category in other slugs. */
export const geographyCode = "^[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,119}$";

const tenantParam = { type: "string", minLength: 1, maxLength: 50, description: "Slug of the tenant." } as const;

export const synced = {
	type: "integer",
	minimum: 0,
	maximum: Number.MAX_SAFE_INTEGER,
	description: "The record's `synced` as the client has it.",
} as const;

/** Optional in the schema: the write itself requires `synced`, so that its absence gets its own code. */
export const synchronisation = { type: "object", additionalProperties: false, properties: { synced } } as const;

export function object<Properties extends object>(
	properties: Properties,
	required: readonly (keyof Properties & string)[] = namesOf<keyof Properties & string>(properties),
) {
	return { type: "object", additionalProperties: false, required: [...required], properties } as const;
}

/** Body of a call that replaces the tags of a record. */
export const tagsBody = object(
	{
		synchronisation,
		data: object({ tags: { type: "array", maxItems: 50, uniqueItems: true, items: uuid, description: "Uuids of tags." } }),
	},
	["data"],
);

/** Path parameters of a call within a tenant. */
export function params<Properties extends object>(properties: Properties) {
	return object({ tenant: tenantParam, ...properties });
}

/** The OpenAPI extension that names the engine's type of a property which the flow language or the engine defines. */
export const engineTypeName = "x-engine-type";

/** A property defined by the engine: any JSON in the document, the engine's type in the web. */
export function engineType(type: string, description?: string) {
	return { [engineTypeName]: type, ...(description === undefined ? {} : { description }) };
}

/** The response of a call that sends existing text. The schema documents it but does not filter it. */
export function answer(schema: object, description: string) {
	return { description, content: { "application/json": { schema } } };
}
