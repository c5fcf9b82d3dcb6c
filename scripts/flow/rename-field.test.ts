import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { checkFolders } from "./check-folders.ts";
import { newTenant } from "./new/new-tenant.ts";
import { renameField } from "./rename-field.ts";
import { testFolders } from "./test-folders.ts";

describe("npm run flow -- rename", () => {
	let root = "";
	let folder = "";
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "flows-"));
		newTenant(
			{ slug: "utopia", label: "Utopia", municipalities: ["Arnhem"], style: "city", roles: ["cpo", "municipality"], ownRoles: {} },
			root,
			randomUUID,
		);
		folder = join(root, "utopia");
	});
	afterEach(() => rmSync(root, { recursive: true }));

	const flow = () => readFileSync(join(folder, "flow.json"), "utf8");

	it("renames the field in the flow and its scenarios, which go on passing, and says the mapping", () => {
		const { passed, text } = renameField(folder, "Assessment.Outcome", "Verdict");
		expect(passed).toBe(true);
		expect(text).toContain(join(folder, "scenarios/whole-way.json"));
		expect(text).toContain('{"fields":{"Assessment.Outcome":"Assessment.Verdict"}}');
		expect(flow()).not.toContain("Outcome");
		expect(checkFolders([folder])).toEqual([]);
		expect(testFolders([folder]).passed).toBe(true);
	});

	it.each([
		["a field of a block", "Location.Latitude", "Breedte", /no|No|written/],
		["a field there is not", "Assessment.Uitkomst", "Verdict", /No section of the flow itself/],
		["no path", "Outcome", "Verdict", /is no path of a field/],
		["no name", "Assessment.Outcome", "het oordeel", /is no name of a field/],
	])("refuses %s, and writes nothing", (_, from, to, why) => {
		const before = flow();
		expect(() => renameField(folder, from, to)).toThrow(why);
		expect(flow()).toBe(before);
	});

	it("refuses a name that another field of the group has", () => {
		const before = flow();
		expect(() => renameField(folder, "Assessment.Outcome", "Comments")).toThrow(/there already|Nothing was written/);
		expect(flow()).toBe(before);
	});
});
