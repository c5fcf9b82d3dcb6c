import { listFields, rules } from "../../engine/index.ts";
import type { Schema, Schemas } from "./read-schemas.ts";

/** The reference page of the language: every property, operator, widget and block, out of the schemas. */
export function flowReference({ languages, blocks }: Schemas): string {
	const schema = (name: string): Schema => languages.get(`${name}.schema.json`) ?? {};
	return [
		"# Reference of the flow language",
		"<!-- Written by `npm run generate` out of schemas/*.schema.json and schemas/blocks/*.json. Change those, not this. -->",
		"Terms are explained in the [glossary](glossary.md). Texts that users read are Dutch; descriptions, names and comments are English. " +
			'An editor that knows JSON Schema completes and checks these files by their first line, `"$schema"`.',
		"## Flow",
		...object("flow.json", schema("flow")),
		...definitions(schema("flow"), ["bindings", "step", "access", "children", "blockReference", "branch"]),
		"### effect",
		...effects(schema("flow")),
		"## Section",
		...object("A section", schema("section")),
		...definitions(schema("section"), ["fieldRule", "derivation", "stepRule", "form", "singleField", "option", "ui", "uiOptions"]),
		"### Formats of a text",
		...formats(schema("section")),
		"## Widgets",
		...widgets(schema("section")),
		"## Conditions and values",
		String(schema("condition").description),
		"### Conditions",
		...operators(schema("condition"), "condition"),
		"### Values",
		...operators(schema("condition"), "computedValue"),
		"## What the check finds",
		"`npm run flow -- check` reads and judges the files. Every problem has a code, a place, a remedy and, for a misspelt name, the one that was probably meant.",
		rulesTable(),
		"## Blocks",
		...[...blocks].flatMap(([name, block]) => blockEntry(name, block)),
		"## Tenant",
		...object("tenant.json", schema("tenant")),
		"### access",
		...table(definition(schema("tenant"), ["properties", "access"])),
		...definitions(schema("tenant"), ["theme", "reason", "listEntry", "manualPage"]),
		"### requests",
		"How a tenant's sources are read (`requests.normaliser`). What is not named is read as schemas/request-normaliser.json says.",
		...definitions(schema("requests"), ["normaliser"]),
		"What the page of a request tells (`requests.information`). Left out: the tables of schemas/request-information.json.",
		...definitions(schema("requests"), ["informationTable", "informationRow"]),
		"#### Fields of a request",
		...table(definition(schema("requests"), ["$defs", "normaliser", "properties", "fields"])),
		"#### Rules of a field",
		...definitions(schema("requests"), ["plainRule", "textRule", "flagRule", "statusRule", "timeslotRule", "filesRule"]),
		"### startDocument",
		...object("The start document", schema("start-document")),
		...definitions(schema("start-document"), ["documentSection", "factRow", "fieldRow", "groupRow", "partiesRow"]),
		"## List",
		...object("An entry under lists in tenant.json", schema("list")),
		...definitions(schema("list"), ["listField", "listLayout", "listColumn", "listFilter", "listCategory"]),
		"### Fields the lists have",
		...listFieldNames(),
		"## Scenario",
		...object("A scenario", schema("scenario")),
		"### instruction",
		...table(definition(schema("scenario"), ["properties", "instructions", "items"])),
		...definitions(schema("scenario"), ["expectation"]),
		"## Mapping of running processes",
		...object("A mapping", schema("carry-mapping")),
	]
		.filter((paragraph) => paragraph !== "")
		.join("\n\n")
		.concat("\n");
}

function listFieldNames(): readonly string[] {
	const rows = Object.entries(listFields).map(([list, fields]) =>
		row([
			`\`${list}\``,
			Object.entries(fields)
				.map(([name, kind]) => `\`${name}\` (${kind})`)
				.join(", "),
		]),
	);
	return [["| List | Fields |", "|---|---|", ...rows].join("\n")];
}

function rulesTable(): string {
	return ["| Code | Why it is wrong |", "|---|---|", ...rules.map((rule) => row([`\`${rule.code}\``, rule.description]))].join("\n");
}

function object(name: string, schema: Schema): readonly string[] {
	return [`${name}: ${String(schema.description)}`, ...table(schema)];
}

function definitions(schema: Schema, names: readonly string[]): readonly string[] {
	return names.flatMap((name) => {
		const found = definition(schema, ["$defs", name]);
		return [`### ${name}`, String(found.description), ...table(found)];
	});
}

function definition(schema: Schema, keys: readonly string[]): Schema {
	return keys.reduce((node, key) => (node[key] ?? {}) as Schema, schema);
}

function table(schema: Schema): readonly string[] {
	const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
	const required = (schema.required ?? []) as readonly string[];
	if (properties.length === 0) return [];
	const rows = properties.map(([name, property]) =>
		row([
			`\`${name}\`${required.includes(name) ? " *" : ""}`,
			text(property.description),
			"default" in property ? code(property.default) : "",
			example(property),
		]),
	);
	return [["| Property (* required) | Meaning | Default | Example |", "|---|---|---|---|", ...rows].join("\n")];
}

function operators(schema: Schema, group: string): readonly string[] {
	const entries = Object.entries(definition(schema, ["$defs", group, "properties"]) as Record<string, Schema>);
	const rows = entries.map(([name, operator]) =>
		row([`\`${name}\``, text(operator.description), code({ [name]: (operator.examples as readonly unknown[])[0] })]),
	);
	return [["| Operator | Meaning | Example |", "|---|---|---|", ...rows].join("\n")];
}

function effects(schema: Schema): readonly string[] {
	const options = definition(schema, ["$defs", "effect"]).oneOf as readonly Schema[];
	const rows = options.flatMap((option) =>
		Object.entries(option.properties as Record<string, Schema>).map(([name, property]) =>
			row([`\`${name}\``, text(property.description), example(property)]),
		),
	);
	return [["| Effect | Meaning | Example |", "|---|---|---|", ...rows].join("\n")];
}

function widgets(schema: Schema): readonly string[] {
	const options = definition(schema, ["$defs", "widget"]).oneOf as readonly Schema[];
	const rows = options.map((option) => row([`\`${String(option.const)}\``, text(option.description)]));
	return [["| Widget | Meaning |", "|---|---|", ...rows].join("\n")];
}

function formats(schema: Schema): readonly string[] {
	const format = definition(schema, ["$defs", "format"]);
	return [text(format.description), (format.enum as readonly string[]).map((name) => `\`${name}\``).join(", ")];
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
const example = (property: Schema): string => (Array.isArray(property.examples) ? code(property.examples[0]) : "");
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
