import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readTenants, TenantFilesError } from "../../server/tenants/read-tenants.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { checkFolders } from "./check-folders.ts";
import { printProblems } from "./print-problems.ts";
import { flowFolders } from "./read-folder.ts";

describe("npm run flow -- check", () => {
	const model = join("flows", defaultTenantFolder());
	let root = "";
	let copy = "";

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "flow-"));
		copy = join(root, "utopia");
		cpSync(model, copy, { recursive: true });
	});
	afterEach(() => rmSync(root, { recursive: true }));

	const change = (file: string, from: string | RegExp, to: string): void => {
		const text = readFileSync(join(copy, file), "utf8");
		writeFileSync(join(copy, file), text.replace(from, to));
	};

	it("finds nothing wrong with the project's flows, tenants, blocks and scenarios", () => {
		expect(checkFolders(flowFolders("flows"))).toEqual([]);
	});

	it("prints what a folder brings along as text, not as orders to the terminal", () => {
		const wrong = JSON.stringify({ "\u001b]0;title\u0007\u009b31m": 1 }).slice(1, -1);
		change("tenant.json", "{", `{ ${wrong},`);
		const printed = printProblems(checkFolders([copy]), [copy]);
		expect(printed).toContain(String.raw`\u001b]0;title\u0007\u009b31m`);
		expect(printed.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
	});

	it("names what is no file and does not wait for it", () => {
		execFileSync("mkfifo", [join(copy, "scenarios/pipe.json")]);
		expect(checkFolders([copy]).map(({ code, file }) => [code, file])).toEqual([["unreadable-file", join(copy, "scenarios/pipe.json")]]);
	});

	it("says what is wrong in a flow, where, and what was probably meant", () => {
		change("flow.json", '{ "cond": "advies-positief" }', '{ "cond": "advies-positef" }');
		const problems = checkFolders([copy]);
		expect(problems).toEqual([
			expect.objectContaining({ code: "unknown-condition", file: join(copy, "flow.json"), didYouMean: "advies-positief" }),
		]);
		expect(printProblems(problems, [copy])).toMatch(/flow\.json:\d+:\d+ error \[unknown-condition\]\n.*Bedoelde u "advies-positief"\?/);
	});

	it("says what is wrong in a tenant", () => {
		change("tenant.json", '"supportAddress"', '"supportAdress"');
		change("tenant.json", '"value": "0197"', '"value": "197"');
		expect(checkFolders([copy]).map(({ code, didYouMean }) => [code, didYouMean])).toEqual([
			["missing-property", undefined],
			["unknown-property", "supportAddress"],
			["schema-violation", undefined],
		]);
	});

	it("finds before a server does what stops its start, former versions and their fields included", () => {
		cpSync(join(copy, "flow.json"), join(copy, "flow-0.9.0.json"));
		change("flow.json", '{ "block": "remarks" }', '{ "block": "remarks", "rename": { "Remarks": "Notes" } }');
		const found = checkFolders([copy]).filter(({ severity }) => severity === "error");
		expect(found.length).toBeGreaterThan(0);
		expect(() => readTenants(root)).toThrow(TenantFilesError);
		try {
			readTenants(root);
		} catch (error) {
			const { problems } = error as TenantFilesError;
			const served = found.filter(({ file }) => !file.includes("/scenarios/"));
			expect(problems.map(({ code, path, line }) => [code, path, line])).toEqual(served.map(({ code, path, line }) => [code, path, line]));
		}
	});

	it("rejects a tenant whose flow is not in its folder", () => {
		change("tenant.json", /"flow": "[^"]+"/, '"flow": "00000000-0000-4000-8000-000000000000"');
		expect(checkFolders([copy]).map(({ code }) => code)).toEqual(["unknown-flow"]);
	});
});
