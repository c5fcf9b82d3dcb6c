import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { isTest, sourceFiles } from "./source-files.ts";

const sources = new Map(
	sourceFiles().flatMap(({ path, text }) => (path.startsWith("web/") && !isTest(path) ? [[path, text] as const] : [])),
);
const shell = new Set(["shell"]);

/** The area of each text key that is not loaded with the shell. */
const areaOf = new Map(
	readdirSync("web/texts")
		.filter((file) => file.endsWith(".json") && !shell.has(file.replace(".json", "")))
		.flatMap((file) =>
			Object.keys(JSON.parse(readFileSync(join("web/texts", file), "utf8"))).map((key) => [key, file.replace(".json", "")]),
		),
);

const FETCHED_AT_ONCE = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^"'`;]*?\bfrom\s*"(\.[^"]+)"|(?:^|\n)\s*import\s*"(\.[^"]+)"/g;
const FETCHED_LATER = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

function targets(path: string, pattern: RegExp): readonly string[] {
	return [...(sources.get(path) ?? "").matchAll(pattern)].map((match) => normalize(join(dirname(path), match[1] ?? match[2] ?? "")));
}

/** Everything that is loaded together with a file, including the file. */
function together(entry: string): ReadonlySet<string> {
	const seen = new Set<string>();
	const waiting = [entry];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		waiting.push(...targets(path, FETCHED_AT_ONCE));
	}
	return seen;
}

function areasUsed(path: string): ReadonlySet<string> {
	const literals = (sources.get(path) ?? "").match(/["`][a-z][\w.-]*\.[\w.-]*(?=["`]|\$\{)/g) ?? [];
	const keys = literals.flatMap((literal) => {
		const start = literal.slice(1);
		return [...areaOf.keys()].filter((key) => key === start || (literal.startsWith("`") && start.endsWith(".") && key.startsWith(start)));
	});
	return new Set(keys.map((key) => areaOf.get(key) ?? ""));
}

/** Areas of texts that are certainly loaded with a part of the product: its own, and those of the parts that load it. */
function areasAtHand(entry: string, fetchedBy: ReadonlyMap<string, readonly string[]>, path: readonly string[] = []): ReadonlySet<string> {
	const own = [...together(entry)].flatMap((file) => /^web\/texts\/areas\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
	const before = (fetchedBy.get(entry) ?? []).filter((parent) => !path.includes(parent));
	const inherited = before.map((parent) => areasAtHand(parent, fetchedBy, [...path, entry]));
	const common = [...(inherited[0] ?? [])].filter((area) => inherited.every((areas) => areas.has(area)));
	return new Set([...own, ...common]);
}

describe("texts", () => {
	const fetchedBy = new Map<string, string[]>([["web/main.tsx", []]]);
	for (const entry of fetchedBy.keys()) {
		for (const file of together(entry)) {
			for (const target of targets(file, FETCHED_LATER)) fetchedBy.set(target, [...(fetchedBy.get(target) ?? []), entry]);
		}
	}

	it("has parts that are fetched later, and areas of texts", () => {
		expect(fetchedBy.size).toBeGreaterThan(5);
		expect(areaOf.size).toBeGreaterThan(50);
	});

	it.each([...fetchedBy.keys()])("are there for everything that comes with %s", (entry) => {
		const atHand = areasAtHand(entry, fetchedBy);
		const missing = [...together(entry)].flatMap((file) =>
			[...areasUsed(file)].filter((area) => !atHand.has(area)).map((area) => `${file} uses texts of ${area}`),
		);
		expect(missing).toEqual([]);
	});
});
