import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { Schema } from "./read-schemas.ts";

/** Places whose type is written by hand in the engine, because a schema can't say it shortly: recursion, open hints. */
const handWritten: ReadonlyMap<string, string> = new Map([
	["condition.schema.json#/$defs/condition", "{ [operator: string]: unknown }"],
	["condition.schema.json#/$defs/value", "string | number | boolean | null | { [operator: string]: unknown }"],
	["section.schema.json#/$defs/form", "{ [keyword: string]: unknown }"],
	["section.schema.json#/$defs/ui", "{ [hint: string]: unknown }"],
]);

/** Types of what flows, blocks, tenants and scenarios hold, out of their schemas. */
export async function shapeModule(languages: ReadonlyMap<string, Schema>): Promise<string> {
	const bundle = bundled(languages, [
		"flow.schema.json",
		"block.schema.json",
		"tenant.schema.json",
		"scenario.schema.json",
		"carry-mapping.schema.json",
	]);
	return compile(bundle as JSONSchema, "Shapes", {
		bannerComment: "// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.",
		additionalProperties: false,
		ignoreMinAndMaxItems: true,
		style: { useTabs: true, printWidth: 140 },
		strictIndexSignatures: false,
	});
}

/** One schema with a property per root; every `$ref` points into its own `$defs`. */
function bundled(languages: ReadonlyMap<string, Schema>, roots: readonly string[]): Schema {
	const definitions: Record<string, unknown> = {};
	const nameOf = (reference: string): string => {
		const name = definitionName(reference, languages);
		if (!(name in definitions)) {
			definitions[name] = {};
			const tsType = handWritten.get(reference);
			const [file = "", pointer = ""] = reference.split("#");
			const target = at(languages.get(file), pointer) as Schema;
			definitions[name] = {
				...(tsType === undefined ? (converted(target, file, nameOf) as Schema) : { tsType, description: target.description }),
				title: name,
			};
		}
		return name;
	};
	const properties = Object.fromEntries(roots.map((file) => [file.replace(/\..*/, ""), { $ref: `#/$defs/${nameOf(file)}` }]));
	return {
		title: "Shapes",
		type: "object",
		additionalProperties: false,
		required: Object.keys(properties),
		properties,
		$defs: definitions,
	};
}

const dropped: ReadonlySet<string> = new Set([
	"$schema",
	"$defs",
	"examples",
	"default",
	"then",
	"else",
	"propertyNames",
	"pattern",
	"prefixItems",
]);

/** Same meaning in the words that json-schema-to-typescript understands. */
function converted(node: unknown, file: string, nameOf: (reference: string) => string): unknown {
	if (Array.isArray(node)) return node.map((item) => converted(item, file, nameOf));
	if (typeof node !== "object" || node === null) return node;
	const { $ref, if: test, ...rest } = node as Schema;
	const kept = Object.fromEntries(
		Object.entries(rest)
			.filter(([key]) => !dropped.has(key))
			.map(([key, value]) => [key, convertedKeyword(key, value, file, nameOf)]),
	);
	if (typeof $ref === "string") {
		const target = $ref.startsWith("#") ? `${file}${$ref}` : $ref;
		return { ...("description" in kept ? { description: kept.description } : {}), allOf: [{ $ref: `#/$defs/${nameOf(target)}` }] };
	}
	if (test !== undefined) return { ...kept, anyOf: [converted(rest.then, file, nameOf), converted(rest.else, file, nameOf)] };
	if (Array.isArray(kept.oneOf) && kept.oneOf.every((option) => "const" in option && typeof option.const === "string")) {
		return { description: kept.description, enum: kept.oneOf.map((option) => option.const) };
	}
	return kept;
}

/** The names under `properties` are the author's, not keywords. */
function convertedKeyword(key: string, value: unknown, file: string, nameOf: (reference: string) => string): unknown {
	if (key === "description") return value;
	if (key !== "properties") return converted(value, file, nameOf);
	return Object.fromEntries(Object.entries(value as Schema).map(([name, property]) => [name, converted(property, file, nameOf)]));
}

function at(schema: unknown, pointer: string): unknown {
	return pointer
		.split("/")
		.slice(1)
		.reduce((node, key) => (node as Schema)[key], schema);
}

/** Root: its title; a definition: its key; a property: its name. Unique over the schemas by construction. */
function definitionName(reference: string, languages: ReadonlyMap<string, Schema>): string {
	const [file = "", pointer = ""] = reference.split("#");
	const key = pointer.split("/").at(-1);
	if (key === undefined || key === "") return String(languages.get(file)?.title);
	const capital = key.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
	return pointer.startsWith("/$defs/") ? capital : `Section${capital}`;
}
