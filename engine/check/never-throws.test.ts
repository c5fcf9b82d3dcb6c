import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Blocks, parseFlow } from "../definition/index.ts";
import { resolveBlocks } from "../resolve/resolve-blocks.ts";
import { checkFlow } from "./check-flow.ts";

const base = JSON.parse(readFileSync(new URL("fixtures/base.json", import.meta.url), "utf8")) as {
	readonly flow: unknown;
	readonly blocks: Blocks;
};

/** The paths to every value in a document. */
function paths(node: unknown): readonly (readonly string[])[] {
	if (typeof node !== "object" || node === null) return [[]];
	return [[], ...Object.entries(node).flatMap(([key, value]) => paths(value).map((path) => [key, ...path]))];
}

function withValue(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
	if (key === undefined) return value;
	const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string, unknown>;
	copy[key] = withValue(copy[key], rest, value);
	return copy;
}

const names = [
	"constructor",
	"__proto__",
	"toString",
	"Advice",
	"advice",
	"filled",
	"var",
	"type",
	"properties",
	"schema",
	"override",
	"block",
];
const anything = fc.oneof(
	fc.constantFrom<unknown>(
		...names,
		null,
		0,
		-1,
		true,
		"",
		[],
		{},
		{ var: "x" },
		// Objects that cannot be converted to a text.
		{ toString: 0 },
		{ block: "constructor" },
		{ override: { complete: 3, schema: [] } },
	),
	fc.jsonValue({ maxDepth: 2 }),
	fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
);

describe("the check of a flow in which something is anything", () => {
	it("answers with problems and never throws, and what it lets pass resolves", () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom(...paths(base.flow)), anything), { minLength: 1, maxLength: 2 }), (edits) => {
				const [[first, value] = [[], null], ...others] = edits;
				let flow = withValue(base.flow, first, value);
				for (const [path, other] of others) {
					if (path.slice(0, first.length).join("/") !== first.join("/")) flow = withValue(flow, path, other);
				}
				const parsed = parseFlow(JSON.stringify(flow), "flow.json");
				const problems = checkFlow(parsed, { blocks: base.blocks });
				for (const problem of problems) expect(problem.line).toBeGreaterThan(0);
				if (parsed.definition !== undefined && problems.every(({ severity }) => severity !== "error"))
					resolveBlocks(parsed.definition, base.blocks);
			}),
			{ numRuns: 200 },
		);
	});

	it("survives overrides of every shape", () => {
		fc.assert(
			fc.property(anything, anything, (schema, complete) => {
				const flow = withValue(base.flow, ["steps", "1", "sections", "0", "override"], {
					schema,
					complete,
					derived: complete,
					fields: schema,
					ui: schema,
				});
				expect(Array.isArray(checkFlow(parseFlow(JSON.stringify(flow), "flow.json"), { blocks: base.blocks }))).toBe(true);
			}),
			{ numRuns: 100 },
		);
	});
});
