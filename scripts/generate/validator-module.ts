import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Languages, Schema } from "./language-source.ts";

/** Kinds of files that people write, and those parts of them that are read separately. */
const languages = ["flow", "section", "block", "tenant", "scenario", "upgrade-mapping", "list"] as const;

/** The compiled code's dependencies on Ajv, inlined so that the module has none. */
const inPlaceOf: readonly (readonly [string, string])[] = [
	['require("ajv/dist/runtime/ucs2length").default', "(text) => [...text].length"],
	[
		'require("ajv/dist/runtime/equal").default',
		`function same(left, right) {
	if (left === right) return true;
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
	const names = Object.keys(left);
	return (
		Array.isArray(left) === Array.isArray(right) &&
		names.length === Object.keys(right).length &&
		names.every((name) => Object.hasOwn(right, name) && same(left[name], right[name]))
	);
}`,
	],
];

/**
 * The validators of the languages as code, so that no schema is compiled at run time: the product starts faster, and
 * browsers that may not evaluate code can use them. They report all errors.
 */
export function validatorModule(schemas: Languages): string {
	const ajv = new Ajv2020({
		allErrors: true,
		verbose: true,
		strict: false,
		validateSchema: false,
		validateFormats: false,
		code: { source: true, esm: true, lines: true },
	});
	for (const [file, schema] of schemas) ajv.addSchema(told(file === "condition.schema.json" ? opened(schema) : schema) as object, file);
	const names = Object.fromEntries(languages.map((language) => [exportName(language), `${language}.schema.json`]));
	let code = standalone.default(ajv, names).replace(/^"use strict";/, "");
	for (const [asked, given] of inPlaceOf) code = code.replaceAll(asked, given);
	if (code.includes("require(")) throw new Error("The compiled schemas ask for a part of Ajv that has no stand-in here.");
	return `// Written by \`npm run generate\` out of schemas/*.schema.json. Change those, not this.\n${code}\n`;
}

const exportName = (language: string): string => language.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Conditions and values are only validated as a whole. The check judges their contents with their types, and can
 * describe an error far better than a schema with forty alternatives.
 */
function opened(schema: Schema): Schema {
	return { ...schema, $defs: { ...(schema.$defs as object), condition: { type: "object" }, value: {} } };
}

const unsaid = new Set(["title", "description", "default", "$comment", "x-type", "x-typescript", "x-read"]);
const namesBelow = new Set(["properties", "$defs", "patternProperties", "dependentSchemas"]);

/**
 * The schema with only the descriptions that problems repeat. A list of named choices becomes a plain one. Where a tenant may add names of
 * its own (`x-own`), only the product's are left: `schemaFindings` receives the others.
 */
function told(node: unknown, below = ""): unknown {
	if (Array.isArray(node)) return node.map((item) => told(item));
	if (typeof node !== "object" || node === null) return node;
	const { oneOf, anyOf, ...rest } = node as Schema;
	const [known] = Array.isArray(anyOf) && anyOf.some((choice) => "x-own" in choice) ? (anyOf as readonly Schema[]) : [];
	if (known !== undefined) return told({ ...rest, ...known }, below);
	const choices = Array.isArray(oneOf) && oneOf.every((choice) => "const" in choice) ? oneOf : undefined;
	const entries = Object.entries(node).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
		if (namesBelow.has(below)) return [[key, told(value)]];
		if (unsaid.has(key)) return [];
		if (key === "oneOf" && choices !== undefined) return [["enum", choices.map((choice) => choice.const)]];
		if (key === "examples") return [[key, (value as readonly unknown[]).slice(0, 1)]];
		return [[key, key === "const" || key === "enum" || key === "x-problem" ? value : told(value, key)]];
	});
	return Object.fromEntries(entries);
}
