import { _, Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { JsonSchema, ResolvedFlow } from "../definition/flow-definition.ts";
import { ajvOptions } from "./ajv-options.ts";
import { everySection } from "./every-section.ts";

/**
 * The ids that the module passes to its `require`, and no others:
 * - "laadstroom/formats": `{ formats }` of the engine;
 * - "ajv/dist/runtime/ucs2length" and "ajv/dist/runtime/equal": a module whose `default` is that function.
 */
export const standaloneRuntimeIds = ["laadstroom/formats", "ajv/dist/runtime/ucs2length", "ajv/dist/runtime/equal"] as const;

/**
 * Text of an ES module that needs no eval: its default export takes a `require` and returns the validators by section key. They are
 * generated from the same schemas as the server's and give the same results.
 */
export function standaloneValidators(flow: ResolvedFlow): string {
	return moduleOf([...everySection(flow)].map(([key, { schema }]) => [key, schema]));
}

/** The same for the form of a single section, whose key is "section". */
export function standaloneSection(schema: JsonSchema): string {
	return moduleOf([["section", schema]]);
}

function moduleOf(schemas: readonly (readonly [key: string, schema: JsonSchema])[]): string {
	const ajv = new Ajv2020({ ...ajvOptions, code: { source: true, formats: _`require("laadstroom/formats").formats` } });
	for (const [key, schema] of schemas) ajv.addSchema(schema, key);
	const code = standalone.default(ajv, Object.fromEntries(schemas.map(([key]) => [key, key])));
	return `export default (require) => {\nconst exports = {};\n${code.replace(/^"use strict";/, "")}\nreturn exports;\n};\n`;
}
