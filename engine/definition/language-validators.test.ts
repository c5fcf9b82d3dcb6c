import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isSurelyRight, languageValidator } from "./language-validators.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const fixtures = readdirSync("engine/check/fixtures").filter((file) => file.endsWith(".json"));
const folders = readdirSync("flows", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What people write by mistake, and what they may write. */
const odd: readonly unknown[] = [undefined, null, "", "x", "é".repeat(300), 0, -1, 1.5, true, {}, [], ["a", "a"], [{ a: 1 }, { a: 1 }]];

type Node = Record<string, unknown>;

function nodesIn(value: unknown): Node[] {
	return typeof value === "object" && value !== null ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];
}

describe("the code that tells whether a file is right", () => {
	it.each(fixtures)("says of the flow of %s what the schemas say", (file) => {
		const { flow } = read(`engine/check/fixtures/${file}`) as { flow?: unknown };
		expect(isSurelyRight("flow", flow)).toBe(languageValidator("flow")(flow));
	});

	it.each(folders.map(({ name }) => name))("says of the files of %s, and of what a slip makes of them, what the schemas say", (name) => {
		for (const language of ["flow", "tenant"] as const) {
			const text = readFileSync(`flows/${name}/${language}.json`, "utf8");
			expect(isSurelyRight(language, JSON.parse(text))).toBe(true);
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
					const verdict = languageValidator(language)(changed);
					verdicts.add(verdict);
					expect(isSurelyRight(language, changed)).toBe(verdict);
				}),
				{ numRuns: 400, seed: 7 },
			);
			expect([...verdicts].sort()).toEqual([false, true]);
		}
	});

	it("is not sure of a language it has no code for", () => {
		expect(isSurelyRight("scenario", {})).toBe(false);
	});
});
