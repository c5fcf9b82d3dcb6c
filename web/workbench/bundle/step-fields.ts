import {
	itemsOf,
	type JsonSchema,
	keptInRows,
	memberOf,
	propertiesOf,
	rowSchemaOf,
	type SectionDefinition,
} from "../../../engine/index.ts";

/** A field of a section's form, or of the rows of a list in it. */
export interface ListedField {
	/** Names separated by dots, as in addresses; those of a row's field are its list's and its own. */
	readonly path: string;
	/** The same in the notation of differences, with "[]" behind a list: as messages, mappings and uses call it. */
	readonly notation: string;
	/** The list whose rows have the field; null for a field of the form itself. */
	readonly list: ListedField | null;
	/** The place of its schema within the section's schema. */
	readonly place: readonly string[];
	/** The place of its hints within the section's hints. */
	readonly hints: readonly string[];
	readonly label: string;
	readonly schema: JsonSchema;
	readonly required: boolean;
}

/** Fields of a section in the order of its form, those of a list's rows behind their list; the groups around them are not listed. */
export function fieldsIn({ schema, ui = {} }: Pick<SectionDefinition, "schema" | "ui">): readonly ListedField[] {
	return within(schema, ui, { path: "", notation: "", list: null, place: [], hints: [] });
}

/** Path of a field as in addresses, from the path of its value: a row's number does not tell its fields apart. */
export const pathInAddress = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, "");

type Around = Pick<ListedField, "path" | "notation" | "list" | "place" | "hints">;

function within(schema: JsonSchema, look: unknown, around: Around): readonly ListedField[] {
	const { path, notation, list, place, hints } = around;
	const required = Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(propertiesOf(schema)).flatMap(([name, each]): readonly ListedField[] => {
		if (list !== null && keptInRows.has(name)) return [];
		const [at, seen] = [{ ...around, place: [...place, "properties", name], hints: [...hints, name] }, memberOf(look, name)];
		const here: Around = { ...at, path: joined(path, name), notation: joined(notation, name) };
		if (Object.keys(propertiesOf(each)).length > 0 && itemsOf(each) === undefined) return within(each, seen, here);
		const label = typeof each.title === "string" ? each.title : name;
		const field = { ...here, label, schema: each, required: required.includes(name) };
		const rows = rowSchemaOf(each, seen);
		if (rows === undefined) return [field];
		const inRow = { path: field.path, notation: `${field.notation}[]`, list: field };
		return [
			field,
			...within(rows, memberOf(seen, "items"), { ...inRow, place: [...here.place, "items"], hints: [...here.hints, "items"] }),
		];
	});
}

const joined = (above: string, name: string): string => (above === "" ? name : `${above}.${name}`);
