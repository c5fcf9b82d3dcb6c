import { definitionAt, type Languages, type Schema, whole } from "./language-source.ts";

/** What the schemas say about one property, wherever it may be used. */
export interface LanguageProperty {
	/** "flow.label", "flow#step.next": the language, the part it belongs to, and the path of names. */
	readonly path: string;
	/** Dutch, for designers: its name, and what it does. */
	readonly name: string;
	readonly help: string;
	/** English. */
	readonly meaning: string;
	/** The file in which the product reads it; `#any` after it marks one that reads all names alike. */
	readonly read?: string;
	readonly type: string;
	readonly required: boolean;
	readonly default?: unknown;
	readonly example: unknown;
}

/** One of the names in a closed list: a role, a widget. */
export interface LanguageChoice {
	readonly value: string;
	readonly name: string;
	readonly help: string;
	readonly meaning: string;
}

/** Every property of the languages, in schema order. */
export function languageProperties(languages: Languages): readonly LanguageProperty[] {
	return [...languages].flatMap(([file, schema]) => {
		const language = languageOf(file);
		return [
			...propertiesIn(languages, file, schema, language),
			...Object.entries((schema.$defs ?? {}) as Readonly<Record<string, Schema>>).flatMap(([name, part]) =>
				propertiesIn(languages, file, part, `${language}#${name}`),
			),
		];
	});
}

/** The closed lists with described names, by place: "section#widget". */
export function languageChoices(languages: Languages): ReadonlyMap<string, readonly LanguageChoice[]> {
	return new Map(
		[...languages].flatMap(([file, { $defs = {} }]) =>
			Object.entries($defs as Readonly<Record<string, Schema>>).flatMap(([name, { oneOf }]) =>
				Array.isArray(oneOf) && oneOf.every((choice) => "const" in choice)
					? [[`${languageOf(file)}#${name}`, oneOf.map(choiceOf)] as const]
					: [],
			),
		),
	);
}

/** "flow" for "flow.schema.json". */
export const languageOf = (file: string): string => file.replace(".schema.json", "");

const choiceOf = ({ const: value, title, description, "x-english": meaning }: Schema): LanguageChoice => ({
	value: String(value),
	name: String(title ?? ""),
	help: String(description ?? ""),
	meaning: String(meaning ?? ""),
});

/** Contain no properties of their own; `if` repeats what others say. */
const leaves: ReadonlySet<string> = new Set(["properties", "$defs", "examples", "default", "enum", "const", "required", "if", "x-problem"]);

function propertiesIn(languages: Languages, file: string, node: unknown, path: string): readonly LanguageProperty[] {
	if (Array.isArray(node)) return node.flatMap((each) => propertiesIn(languages, file, each, path));
	if (typeof node !== "object" || node === null) return [];
	const schema = node as Schema;
	const required = new Set((schema.required ?? []) as readonly string[]);
	const own = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
	return [
		...own.flatMap(([name, property]) => [
			...(name.startsWith("$") ? [] : [propertyOf(languages, file, property, `${path}.${name}`, required.has(name))]),
			...propertiesIn(languages, file, property, `${path}.${name}`),
		]),
		...Object.entries(schema).flatMap(([word, each]) => (leaves.has(word) ? [] : propertiesIn(languages, file, each, path))),
	];
}

function propertyOf(languages: Languages, file: string, given: Schema, path: string, required: boolean): LanguageProperty {
	const schema = withTarget(languages, file, given);
	return {
		path,
		name: String(schema.title ?? ""),
		help: String(schema.description ?? ""),
		meaning: String(schema["x-english"] ?? ""),
		...(typeof given["x-read"] === "string" && { read: given["x-read"] }),
		type: typeOf(languages, file, given),
		required,
		...("default" in schema ? { default: schema.default } : {}),
		example: (schema.examples as readonly unknown[] | undefined)?.[0],
	};
}

/** With what it refers to, if it says nothing itself. */
function withTarget(languages: Languages, file: string, schema: Schema): Schema {
	if (typeof schema.$ref !== "string") return schema;
	const reference = whole(schema.$ref, file);
	return { ...withTarget(languages, reference.split("#")[0] ?? "", definitionAt(languages, reference)), ...schema };
}

/** For people: the name of the part of the language, the words to choose from, or the kind of JSON value. */
function typeOf(languages: Languages, file: string, schema: Schema): string {
	if (typeof schema.$ref === "string") {
		const reference = whole(schema.$ref, file);
		if (reference.includes("#/properties/")) return typeOf(languages, reference.split("#")[0] ?? "", definitionAt(languages, reference));
		return reference.includes("#") ? (reference.split("/").at(-1) ?? "") : languageOf(reference);
	}
	const inner = (each: unknown): string => typeOf(languages, file, each as Schema);
	if ("const" in schema) return JSON.stringify(schema.const);
	if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	const options = schema.oneOf ?? schema.anyOf;
	if (Array.isArray(options)) return options.map(inner).join(" | ");
	if (schema.if !== undefined) return [schema.then, schema.else].map(inner).join(" | ");
	if (schema.type === "array") return schema.items === undefined ? "list" : `list of ${inner(schema.items)}`;
	const others = schema.additionalProperties;
	if (schema.type === "object" && schema.properties === undefined && typeof others === "object") return `${inner(others)} by name`;
	return [schema.type ?? "any"].flat().join(" | ");
}
