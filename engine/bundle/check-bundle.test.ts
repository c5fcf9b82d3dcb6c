import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Problem } from "../definition/index.ts";
import { checkBundle } from "./check-bundle.ts";
import { type Fault, faultyFiles, type SoundFlow, soundFiles } from "./fixtures/faulty-bundle.ts";
import { readBundle } from "./read-bundle.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const base = read("../check/fixtures/base.json") as SoundFlow;
const faults = read("fixtures/faults.json") as readonly Fault[];
const { blocks } = base;
const sound = soundFiles(base);
const check = (files: ReadonlyMap<string, string | null>): readonly Problem[] => checkBundle(readBundle(files, "utopia"), { blocks });

describe("the check of a tenant's folder", () => {
	it("finds nothing wrong with a sound one", () => {
		expect(check(sound)).toEqual([]);
	});

	it("is shown more than a hundred mistakes, each under a name of its own", () => {
		expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
		expect(faults.length).toBeGreaterThanOrEqual(102);
	});

	it.each(faults.map((fault): [string, Fault] => [fault.name, fault]))("refuses %s, and says the cause first", (_, fault) => {
		const files = faultyFiles(fault, sound);
		const [first] = check(files);
		const file = fault.said ?? fault.file;
		expect(first).toMatchObject({ ...fault.cause, severity: "error", file: `utopia/${file}` });
		expect(first?.message.length).toBeGreaterThan(10);
		expect(first?.remedy).toMatch(/^[A-Z"“].{8,}\.$/s);
		expect(first?.remedy).not.toMatch(/: \.$|undefined/);
		expect(lineOf(files.get(file) ?? "", first)).toContain(lastName(fault.cause.path));
	});

	it("tells at most two hundred of them, and how many there are besides", () => {
		const marks = Array.from({ length: 1_000 }, () => 0);
		const problems = check(new Map([...sound, ["flow.json", JSON.stringify({ marks })]]));
		expect(problems).toHaveLength(201);
		expect(problems.at(-1)).toMatchObject({ code: "more-problems", message: expect.stringMatching(/^There are \d{3} more problems\.$/) });
	});

	it("says that a file can't be read before what is wrong in another", () => {
		const tenant = JSON.stringify({ ...(JSON.parse(sound.get("tenant.json") ?? "") as object), texts: { nergens: "Nergens" } });
		const found = check(new Map([...sound, ["tenant.json", tenant], ["scenarios/whole-way.json", "{"]]));
		expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["syntax", "unknown-text"]));
		expect(found[0]?.code).toBe("syntax");
	});

	it("says nothing of what only follows from a flow that can't be read", () => {
		const found = check(new Map([...sound, ["flow.json", "{"]]));
		expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["syntax"]));
	});
});

/** The line of the file that the problem points to. */
function lineOf(text: string, problem: Problem | undefined): string {
	return text.split("\n")[(problem?.line ?? 0) - 1] ?? "";
}

/** What that line must contain: the name of the property, unless the path is that of an item of a list. */
function lastName(path: string): string {
	return /\["([^"\]]+)"\]$/.exec(path)?.[1] ?? /(?:^|\.)([\w$-]+)$/.exec(path)?.[1] ?? "";
}
