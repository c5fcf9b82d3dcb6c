/** A JSON Schema as data. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schemas of the languages by file name: "flow.schema.json". */
export type Languages = ReadonlyMap<string, Schema>;

/** A reference including the file it points into. */
export function whole(reference: string, file: string): string {
	return reference.startsWith("#") ? `${file}${reference}` : reference;
}

/** The target of a reference: "section.schema.json#/$defs/roles", or a whole file. */
export function definitionAt(languages: Languages, reference: string): Schema {
	const [file = "", pointer = ""] = reference.split("#");
	const found = pointer
		.split("/")
		.slice(1)
		.reduce<unknown>((node, key) => (node as Schema | undefined)?.[key], languages.get(file));
	if (found === undefined) throw new Error(`There is no ${reference}.`);
	return found as Schema;
}
