import { listFields, rules } from "../../engine/index.ts";
import { type LanguageChoice, type LanguageProperty, languageChoices, languageOf, languageProperties } from "./language-properties.ts";
import type { Languages, Schema } from "./language-source.ts";
import type { Schemas } from "./read-schemas.ts";

/** Languages in reading order, with an introduction to their tables. */
const parts: readonly { readonly language: string; readonly heading: string; readonly file: string }[] = [
	{ language: "flow", heading: "Flow", file: "flow.json" },
	{ language: "section", heading: "Section", file: "A section" },
	{ language: "widget", heading: "Widgets", file: "Hints of a form" },
	{ language: "condition", heading: "Conditions and values", file: "A condition" },
	{ language: "operator", heading: "Operators", file: "What a condition or a value is made of" },
	{ language: "block", heading: "Block", file: "A file in schemas/blocks" },
	{ language: "tenant", heading: "Tenant", file: "tenant.json" },
	{ language: "requests", heading: "Requests", file: "`requests` in tenant.json" },
	{ language: "request-fields", heading: "Fields of a request", file: "`requests.normaliser.fields` in tenant.json" },
	{ language: "start-document", heading: "Start document", file: "`startDocument` in tenant.json" },
	{ language: "list", heading: "List", file: "An entry under `lists` in tenant.json" },
	{ language: "scenario", heading: "Scenario", file: "A file in a tenant's folder scenarios" },
	{ language: "upgrade-mapping", heading: "Mapping of running processes", file: "A mapping" },
];

/** The reference page of the languages: every property, operator, widget and block in the schemas. */
export function flowReference({ languages, blocks }: Schemas): string {
	const properties = languageProperties(languages);
	const choices = languageChoices(languages);
	const missing = [...languages.keys()].map(languageOf).filter((name) => parts.every(({ language }) => language !== name));
	if (missing.length > 0) throw new Error(`The reference has no place for ${missing.join(", ")}.`);
	return [
		"# Reference of the flow language",
		"<!-- Written by `npm run generate` out of schemas/*.schema.json, schemas/widgets.json, schemas/operators.json and schemas/blocks/*.json. Change those, not this. -->",
		"Terms are explained in the [glossary](glossary.md). Texts that users read are Dutch; descriptions, names and comments are English. " +
			'An editor that knows JSON Schema completes and checks these files by their first line, `"$schema"`, and tells the Dutch name and help of each property.',
		...parts.flatMap(({ language, heading, file }) => [
			`## ${heading}`,
			...languageTables(languages, language, file, properties, choices),
			...(language === "list" ? ["### Fields the lists have", listFieldNames()] : []),
		]),
		"## What the check finds",
		"`npm run flow -- check` reads and judges the files. Every problem has a code, a place, a remedy and, for a misspelt name, the one that was probably meant.",
		table(
			["Code", "Why it is wrong"],
			rules.map((rule) => [`\`${rule.code}\``, rule.description]),
		),
		"## Blocks",
		...[...blocks].flatMap(([name, block]) => blockEntry(name, block)),
	]
		.filter((paragraph) => paragraph !== "")
		.join("\n\n")
		.concat("\n");
}

function languageTables(
	languages: Languages,
	language: string,
	file: string,
	properties: readonly LanguageProperty[],
	choices: ReadonlyMap<string, readonly LanguageChoice[]>,
): readonly string[] {
	const schema = languages.get(`${language}.schema.json`) ?? {};
	const definitions = Object.entries((schema.$defs ?? {}) as Readonly<Record<string, Schema>>);
	const tableOf = (start: string): string => propertyTable(properties, start);
	const words = definitions.filter(([name]) => tableOf(`${language}#${name}.`) === "" && !choices.has(`${language}#${name}`));
	return [
		`${file}: ${text(schema["x-english"])}`,
		tableOf(`${language}.`),
		...definitions.flatMap(([name, definition]) => {
			const shown = tableOf(`${language}#${name}.`) || choiceTable(choices.get(`${language}#${name}`) ?? []);
			return shown === "" ? [] : [`### ${name}`, text(definition["x-english"]), shown];
		}),
		...(words.length === 0
			? []
			: [
					`### Other words of ${language}.schema.json`,
					table(
						["Word", "Meaning", "In Dutch", "Values", "Example"],
						words.map(([name, definition]) => [
							`\`${name}\``,
							text(definition["x-english"]),
							dutch(text(definition.title), text(definition.description)),
							((definition.enum ?? []) as readonly unknown[]).map((value) => `\`${String(value)}\``).join(", "),
							Array.isArray(definition.examples) ? code(definition.examples[0]) : "",
						]),
					),
				]),
	];
}

/** The properties below a place; empty if there are none. */
function propertyTable(properties: readonly LanguageProperty[], start: string): string {
	const own = properties.filter(({ path }) => path.startsWith(start));
	return own.length === 0
		? ""
		: table(
				["Property (* required)", "Meaning", "In Dutch", "Type", "Default", "Example"],
				own.map((property) => [
					`\`${property.path.slice(start.length)}\`${property.required ? " *" : ""}`,
					property.meaning,
					dutch(property.name, property.help),
					property.type,
					"default" in property ? code(property.default) : "",
					code(property.example),
				]),
			);
}

function choiceTable(choices: readonly LanguageChoice[]): string {
	return choices.length === 0
		? ""
		: table(
				["Name", "Meaning", "In Dutch"],
				choices.map(({ value, name, help, meaning }) => [`\`${value}\``, meaning, dutch(name, help)]),
			);
}

function listFieldNames(): string {
	return table(
		["List", "Fields"],
		Object.entries(listFields).map(([list, fields]) => [
			`\`${list}\``,
			Object.entries(fields)
				.map(([name, kind]) => `\`${name}\` (${kind})`)
				.join(", "),
		]),
	);
}

function blockEntry(name: string, block: Schema): readonly string[] {
	const sealed = ((block.sealed ?? []) as readonly string[]).map((place) => `\`${place}\``).join(", ");
	const fields = fieldPaths(block.schema as Schema, "")
		.map((path) => `\`${path}\``)
		.join(", ");
	return [
		`### ${name}`,
		text(block.summary),
		fields === "" ? "" : `Fields: ${fields}.`,
		sealed === "" ? "" : `Sealed: ${sealed}.`,
		`Use: ${code({ block: name })}`,
	];
}

function fieldPaths(schema: Schema, prefix: string): readonly string[] {
	return Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, field]) =>
		field.type === "object" ? fieldPaths(field, `${prefix}${name}.`) : [`${prefix}${name}`],
	);
}

const text = (value: unknown): string => String(value ?? "");
const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;
const dutch = (name: string, help: string): string => (help === "" ? name : `**${name}**: ${help}`);
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
	[row(heading), `|${"---|".repeat(heading.length)}`, ...rows.map(row)].join("\n");
