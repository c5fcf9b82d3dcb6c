import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { readCatalogue } from "../proof/catalogue.ts";
import { trackedFiles } from "./source-files.ts";

const page = (name: string) => readFileSync(`docs/specification/${name}.md`, "utf8");
const headings = (name: string, form: RegExp) => new Set([...page(name).matchAll(form)].map((match) => match[1] as string));

const decisions = headings("decisions", /^### D-(\d{2,3}) /gm);
const sections: Readonly<Record<string, ReadonlySet<string>>> = {
	REALISATION: headings("realisation", /^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
	REQUESTS: headings("requests", /^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
	PLATFORM: headings("platform", /^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
};

/** References that lead nowhere, as `file: reference`. */
function deadEnds(path: string, text: string): readonly string[] {
	const unknownDecisions = [...text.matchAll(/\bD-(\d{2,3})\b/g)].filter((match) => !decisions.has(match[1] as string));
	const unknownSections = [...text.matchAll(/\b(REALISATION|REQUESTS|PLATFORM) (\d+(?:\.\d+)?)/g)].filter(
		(match) => !sections[match[1] as string]?.has(match[2] as string),
	);
	return [...unknownDecisions, ...unknownSections].map((match) => `${path}: ${match[0]}`);
}

describe("the specification in the project", () => {
	it("finds a reference that leads nowhere", () => {
		expect(deadEnds("a.ts", "D-23, REALISATION 4, REQUESTS 2.8, D-999, PLATFORM 12")).toEqual(["a.ts: D-999", "a.ts: PLATFORM 12"]);
	});

	it("defines every decision and section that the project refers to", () => {
		const read = trackedFiles().filter(
			(path) => /\.(ts|tsx|md|json|csv)$/.test(path) && !path.startsWith("test/architecture/specification"),
		);
		expect(read.flatMap((path) => deadEnds(path, readFileSync(path, "utf8")))).toEqual([]);
	});

	it("names a source for every row of the catalogue", () => {
		expect(readCatalogue().length).toBeGreaterThan(900);
		expect(readCatalogue().filter(({ source }) => !/\b(REALISATION|REQUESTS|PLATFORM|D-\d)/.test(source))).toEqual([]);
	});
});
