import type { JsonPath, JsonSchema } from "../../definition/index.ts";
import { holdsOthers, itemsOf, propertiesOf } from "../../json/schema-parts.ts";
import type { SectionEntry, StepEntry } from "./entries.ts";

interface NamedField {
	readonly name: string;
	readonly schema: JsonSchema;
	/** Place of the field's schema inside the section. */
	readonly at: JsonPath;
}

export interface Siblings {
	readonly step: StepEntry;
	readonly section: SectionEntry;
	/** In the order of the file. */
	readonly fields: readonly NamedField[];
}

/** The fields that stand side by side: those of a form, of a group and of the items of a list, each with the groups among them. */
export function siblingsIn(steps: readonly StepEntry[]): readonly Siblings[] {
	return steps.flatMap((step) =>
		step.sections.flatMap((section) => rowsIn(section.section.schema, ["schema"]).map((fields) => ({ step, section, fields }))),
	);
}

/** A form has thousands of fields that hold no others: they cost nothing here. */
function rowsIn(schema: JsonSchema, at: JsonPath): readonly (readonly NamedField[])[] {
	const items = itemsOf(schema);
	const own = Object.entries(propertiesOf(schema)).map(([name, field]) => ({ name, schema: field, at: [...at, "properties", name] }));
	const within = own.filter(({ schema: field }) => holdsOthers(field)).flatMap((field) => rowsIn(field.schema, field.at));
	return [...(own.length === 0 ? [] : [own]), ...(items === undefined ? [] : rowsIn(items, [...at, "items"])), ...within];
}

/** Each field that is called as one before it, with the first that is; what has no name is like nothing. A form may have thousands. */
export function alike(
	fields: readonly NamedField[],
	nameOf: (field: NamedField) => string,
): readonly (readonly [NamedField, NamedField])[] {
	const first = new Map<string, NamedField>();
	return fields.flatMap((field) => {
		const name = nameOf(field);
		const other = first.get(name);
		if (other !== undefined) return [[other, field] as const];
		if (name !== "") first.set(name, field);
		return [];
	});
}
