import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Schema, Schemas } from "./read-schemas.ts";

/** Languages that are read at every start. */
const languages = ["flow", "section", "tenant"] as const;

/** What the compiled code asks of Ajv; written out, so that the module needs nothing. */
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

/** The schemas as code that says yes or no, so that a start compiles none of them. Why it is no is told by `languageValidator`. */
export function languageTests({ languages: schemas }: Pick<Schemas, "languages">): string {
	const ajv = new Ajv2020({
		strict: false,
		validateSchema: false,
		validateFormats: false,
		messages: false,
		// One function a definition, however often it is referred to.
		inlineRefs: false,
		code: { source: true, esm: true, lines: true },
	});
	for (const [file, schema] of schemas) ajv.addSchema(bare(file === "condition.schema.json" ? opened(schema) : schema) as object, file);
	const names = Object.fromEntries(languages.map((language) => [language, `${language}.schema.json`]));
	let code = standalone.default(ajv, names).replace(/^"use strict";/, "");
	for (const [asked, given] of inPlaceOf) code = code.replaceAll(asked, given);
	if (code.includes("require(")) throw new Error("The compiled schemas ask for a part of Ajv that has no stand-in here.");
	return `// Written by \`npm run generate\` out of schemas/*.schema.json. Change those, not this.\n${code}\n`;
}

/** Conditions and values are only looked at as a whole, as the engine's validators do. */
function opened(schema: Schema): Schema {
	return { ...schema, $defs: { ...(schema.$defs as object), condition: { type: "object" }, value: {} } };
}

const annotations = new Set(["title", "description", "examples", "default", "$comment"]);
const namesBelow = new Set(["properties", "$defs", "patternProperties", "dependentSchemas"]);

/** The schema without its words, which the code would carry along. */
function bare(node: unknown, below = ""): unknown {
	if (Array.isArray(node)) return node.map((item) => bare(item));
	if (typeof node !== "object" || node === null) return node;
	const kept = Object.entries(node).filter(([key]) => namesBelow.has(below) || !annotations.has(key));
	return Object.fromEntries(
		kept.map(([key, value]) => [key, key === "const" || key === "enum" ? value : bare(value, namesBelow.has(below) ? "" : key)]),
	);
}
