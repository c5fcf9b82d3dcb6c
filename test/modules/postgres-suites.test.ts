import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { postgresSuites } from "./postgres-suites.ts";

const folder = mkdtempSync(join(tmpdir(), "laadstroom-suites-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("finds what asks for PostgreSQL, at any depth, and nothing else", () => {
	mkdirSync(join(folder, "deep"));
	writeFileSync(join(folder, "deep/every.test.ts"), 'describeOnEveryDatabase("all", (make) => {});');
	writeFileSync(join(folder, "alone.test.ts"), 'describeOnPostgres("alone", (make) => {});');
	writeFileSync(join(folder, "neither.test.ts"), 'describe("neither", () => {});');
	expect(postgresSuites([folder])).toEqual([join(folder, "alone.test.ts"), join(folder, "deep/every.test.ts")]);
});

it("does not let a suite go unseen behind another file", () => {
	writeFileSync(join(folder, "both.ts"), "export const both = (name) => describeOnEveryDatabase(name, suite);");
	expect(() => postgresSuites([folder])).toThrow("both.ts");
});

it("names the suites of the server", () => {
	expect(postgresSuites(["server", "migrations", "test/api"]).length).toBeGreaterThan(50);
});
