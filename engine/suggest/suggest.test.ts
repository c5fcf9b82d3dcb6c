import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { readBundle } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { expectedName } from "./expected-name.ts";
import { knownNames } from "./known-names.ts";
import { placeMeaning } from "./place-meaning.ts";

const tenants = readdirSync("flows", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Every text and number of a document, with its path. */
function leaves(node: unknown, path: JsonPath = []): readonly (readonly [path: JsonPath, value: unknown])[] {
	if (Array.isArray(node)) return node.flatMap((item, index) => leaves(item, [...path, index]));
	if (typeof node !== "object" || node === null) return [[path, node]];
	return Object.entries(node).flatMap(([name, value]) => leaves(value, [...path, name]));
}

function filesOf(tenant: string): ReadonlyMap<string, string> {
	const folder = (below: string) => readdirSync(`flows/${tenant}/${below}`).filter((name) => name.endsWith(".json"));
	const names = [...folder("."), ...folder("scenarios").map((name) => `scenarios/${name}`)];
	return new Map(names.map((name) => [name, readFileSync(`flows/${tenant}/${name}`, "utf8")]));
}

describe.each(tenants)("the names of $name", ({ name: tenant }) => {
	const files = filesOf(tenant);
	const names = knownNames(readBundle(files, ""), blocks);

	it("are offered wherever its files name one", () => {
		const seen = new Set<string>();
		for (const [file, text] of files) {
			const document: unknown = JSON.parse(text);
			for (const [path, value] of leaves(document)) {
				const expected = expectedName(file, path, document);
				if (expected === undefined || value === null) continue;
				seen.add(expected.kind);
				expect([file, path.join("."), names?.of(expected).map(({ name }) => name)]).toEqual([
					file,
					path.join("."),
					expect.arrayContaining([value]),
				]);
			}
		}
		expect([...seen]).toEqual(expect.arrayContaining(["field", "step", "role", "condition", "block"]));
	});

	it("have a meaning at every place, and no place gives way", () => {
		for (const [file, text] of files) {
			const document: unknown = JSON.parse(text);
			for (const [path] of leaves(document)) expect(placeMeaning(file, path, { document, names }).every((said) => said !== "")).toBe(true);
		}
	});
});
