import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { formatFolders } from "./format-folders.ts";
import { newTenant } from "./new/new-tenant.ts";

describe("npm run flow -- format", () => {
	let root = "";
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "flows-"));
		newTenant(
			{ slug: "utopia", label: "Utopia", municipalities: ["Arnhem"], style: "city", roles: ["cpo", "municipality"], ownRoles: {} },
			root,
			randomUUID,
		);
	});
	afterEach(() => rmSync(root, { recursive: true }));

	it("has nothing to say of a new tenant", () => {
		expect(formatFolders([join(root, "utopia")], true)).toEqual({ passed: true, text: "" });
	});

	it("gives back the text of a file that was written in another order and layout, and leaves what is no JSON", () => {
		const file = join(root, "utopia", "flow.json");
		const before = readFileSync(file, "utf8");
		const turned = Object.fromEntries(Object.entries(JSON.parse(before) as object).reverse());
		writeFileSync(file, JSON.stringify(turned));
		writeFileSync(join(root, "utopia", "notes.json"), "{ half");
		expect(formatFolders([join(root, "utopia")], true)).toMatchObject({ passed: false, text: expect.stringContaining(file) });
		expect(readFileSync(file, "utf8")).not.toBe(before);
		expect(formatFolders([join(root, "utopia")], false)).toEqual({ passed: true, text: `${file}\n` });
		expect(readFileSync(file, "utf8")).toBe(before);
		expect(readFileSync(join(root, "utopia", "notes.json"), "utf8")).toBe("{ half");
	});
});
