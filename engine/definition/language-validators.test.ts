import { readdirSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { languageErrors } from "./schema-findings.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const fixtures = readdirSync("engine/check/fixtures").filter((file) => file.endsWith(".json"));
const folders = readdirSync("flows", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The schemas as an editor has them, except that conditions are only checked to be objects, and that no tenant adds a role. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const file of readdirSync("schemas").filter((name) => name.endsWith(".schema.json"))) {
	const schema = read(`schemas/${file}`) as { readonly $defs?: object };
	const opened = { ...schema, $defs: { ...schema.$defs, condition: { type: "object" }, value: {}, role: { $ref: "#/$defs/productRole" } } };
	ajv.addSchema(file === "condition.schema.json" ? opened : schema, file);
}
const isRight = (language: "flow" | "tenant", value: unknown): boolean => ajv.getSchema(`${language}.schema.json`)?.(value) === true;

/** Common mistakes, and correct input. */
const odd: readonly unknown[] = [undefined, null, "", "x", "é".repeat(300), 0, -1, 1.5, true, {}, [], ["a", "a"], [{ a: 1 }, { a: 1 }]];

type Node = Record<string, unknown>;

function nodesIn(value: unknown): Node[] {
	return typeof value === "object" && value !== null ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];
}

describe("the code that tells whether a file is right", () => {
	it.each(fixtures)("says of the flow of %s what the schemas say", (file) => {
		const { flow } = read(`engine/check/fixtures/${file}`) as { flow?: unknown };
		expect(languageErrors("flow", flow).length === 0).toBe(isRight("flow", flow));
	});

	it.each(folders.map(({ name }) => name))("says of the files of %s, and of what a slip makes of them, what the schemas say", (name) => {
		for (const language of ["flow", "tenant"] as const) {
			const text = readFileSync(`flows/${name}/${language}.json`, "utf8");
			expect(languageErrors(language, JSON.parse(text))).toEqual([]);
			const slip = fc.record({ node: fc.nat(), property: fc.nat(), value: fc.constantFrom(...odd), under: fc.constantFrom("own", "new") });
			const verdicts = new Set<boolean>();
			fc.assert(
				fc.property(slip, ({ node, property, value, under }) => {
					const changed: unknown = JSON.parse(text);
					const nodes = nodesIn(changed);
					const place = nodes[node % nodes.length] as Node;
					const names = Object.keys(place);
					const key = under === "new" || names.length === 0 ? "extra" : (names[property % names.length] as string);
					if (value === undefined) delete place[key];
					else place[key] = value;
					const verdict = isRight(language, changed);
					verdicts.add(verdict);
					expect(languageErrors(language, changed).length === 0).toBe(verdict);
				}),
				{ numRuns: 400, seed: 7 },
			);
			expect([...verdicts].sort()).toEqual([false, true]);
		}
	});

	it("tells all that is wrong, and makes no code out of text: a browser may run it under any policy", () => {
		const code = readFileSync("schemas/generated/validators.js", "utf8").replace(/^export const (\w+) = /gm, "globalThis.$1 = ");
		const context = createContext({ given: { slug: 1, unheard: true } }, { codeGeneration: { strings: false, wasm: false } });
		const told = runInContext(`${code}\ntenant(given);\ntenant.errors.map(({ keyword }) => keyword);`, context) as string[];
		expect(told).toEqual(expect.arrayContaining(["required", "additionalProperties", "type"]));
		expect(() => runInContext('new Function("return 1")', context)).toThrow();
	});
});
