import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Schemas into which `npm run generate` copies what other properties of theirs, or another schema, already list,
 * because editors need it there as well.
 */
export const completedSchemas = ["tenant.schema.json", "block.schema.json"] as const;

/** The text of a schema, completed with the copied parts. */
export function completedSchema(folder: string, name: string): string {
	const text = readFileSync(join(folder, name), "utf8");
	if (name === "tenant.schema.json") return withAttributes(text);
	return name === "block.schema.json" ? withSectionProperties(text, readFileSync(join(folder, "section.schema.json"), "utf8")) : text;
}

const attributeList = /("attribute": \{[^{}]*?"enum": )\[[^\]]*\]/;

/** The names of all attributes, where others choose from the properties of `access`. */
function withAttributes(text: string): string {
	const { properties } = JSON.parse(text) as { readonly properties: { readonly access: { readonly properties: object } } };
	const names = Object.keys(properties.access.properties).map((name) => `\n\t\t\t\t"${name}"`);
	return text.replace(attributeList, `$1[${names.join(",")}\n\t\t\t]`);
}

const sectionProperties = /(?:\t\t"[^"]+": \{ "\$ref": "section\.schema\.json#\/properties\/[^"]+" \},?\n)+/;

/** All properties of a section except its id, which a block gets from the step that uses it. */
function withSectionProperties(text: string, section: string): string {
	const { properties } = JSON.parse(section) as { readonly properties: object };
	const lines = Object.keys(properties)
		.filter((name) => name !== "id")
		.map((name) => `\t\t${JSON.stringify(name)}: { "$ref": "section.schema.json#/properties/${name}" }`);
	return text.replace(sectionProperties, `${lines.join(",\n")}\n`);
}
