import { itemsOf, type JsonSchema, propertiesOf, type SectionDefinition } from "../../../engine/index.ts";

/** A field of a section's form. */
export interface ListedField {
	/** Names separated by dots, as in messages and conditions. */
	readonly path: string;
	/** The place of its schema within the section's schema. */
	readonly place: readonly string[];
	readonly label: string;
	readonly schema: JsonSchema;
	readonly required: boolean;
}

/** Fields of a section in the order of its form; the groups around them are not listed. */
export function fieldsIn({ schema }: Pick<SectionDefinition, "schema">): readonly ListedField[] {
	return within(schema, [], []);
}

function within(schema: JsonSchema, names: readonly string[], place: readonly string[]): readonly ListedField[] {
	const required = Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(propertiesOf(schema)).flatMap(([name, each]): readonly ListedField[] => {
		const at = [...place, "properties", name];
		const path = [...names, name];
		// A list of groups is a field; its items are drawn inside it.
		if (Object.keys(propertiesOf(each)).length > 0 && itemsOf(each) === undefined) return within(each, path, at);
		const label = typeof each.title === "string" ? each.title : name;
		return [{ path: path.join("."), place: at, label, schema: each, required: required.includes(name) }];
	});
}
