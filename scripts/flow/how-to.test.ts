import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commands } from "./commands.ts";

/** In reading order. Importing has a command of its own, and its page is run in its test. */
const pages = ["add-a-tenant.md", "change-a-flow.md"];
/** Additions to a tenant's file: an example of each is run through the check. */
const recipes = ["change-a-list.md", "change-reports.md"];
/** These contain neither a designers' command nor a tenant's file. */
const others = [
	"add-a-permission.md",
	"add-a-property.md",
	"add-a-widget.md",
	"add-an-attribute-of-requests.md",
	"follow-a-value.md",
	"import-requests.md",
	"keep-libraries-safe.md",
	"replace-keys.md",
	"write-a-manual-page.md",
];

/** Their servers are run in tests of their own (`serve/`, `editor/`), and one in a browser. */
const served = ["use-an-editor.md", "use-the-workbench.md"];

describe("the how-to pages", () => {
	const before = process.env.FLOWS_DIR;
	let flows = "";
	beforeAll(() => {
		flows = mkdtempSync(join(tmpdir(), "flows-"));
		process.env.FLOWS_DIR = flows;
	});
	afterAll(() => {
		if (before === undefined) delete process.env.FLOWS_DIR;
		else process.env.FLOWS_DIR = before;
		rmSync(flows, { recursive: true });
	});

	it("are all run here, except those without anything to run", () => {
		expect(readdirSync("docs/how-to").sort()).toEqual([...pages, ...recipes, ...others, ...served].sort());
	});

	it.each(pages)("%s: every command works as written", async (page) => {
		const text = readFileSync(join("docs/how-to", page), "utf8");
		const lines = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));
		expect(lines.length).toBeGreaterThan(2);
		for (const line of lines) {
			const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
			if (words[0] === "cp") {
				const [, from = "", to = ""] = words.map((word) => word.replace(/^flows\//, `${flows}/`));
				cpSync(from, to);
				continue;
			}
			expect(words.slice(0, 4)).toEqual(["npm", "run", "flow", "--"]);
			const command = commands.get(words[4] ?? "");
			const { values, positionals } = parseArgs({ args: words.slice(5), options: command?.options ?? {}, allowPositionals: true });
			const printed = await command?.run(positionals, values);
			expect([line, printed?.passed, printed?.text]).toEqual([line, true, printed?.text]);
		}
	});

	it.each(recipes)("%s: the check accepts its example", async (page) => {
		const [, block = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync(join("docs/how-to", page), "utf8")) ?? [];
		const example = JSON.parse(`{${block}}`) as object;
		expect(Object.keys(example)).toHaveLength(1);
		const folder = mkdtempSync(join(tmpdir(), "flows-"));
		cpSync("flows/go-ral", join(folder, "go-ral"), { recursive: true });
		const file = join(folder, "go-ral/tenant.json");
		writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, "utf8")) as object), ...example }));
		process.env.FLOWS_DIR = folder;
		const printed = await commands.get("check")?.run([], {});
		process.env.FLOWS_DIR = flows;
		rmSync(folder, { recursive: true });
		expect([printed?.passed, printed?.text]).toEqual([true, printed?.text]);
	});

	it("link to pages and files that exist", () => {
		for (const page of readdirSync("docs/how-to")) {
			// Code is an example, not a link.
			const text = readFileSync(join("docs/how-to", page), "utf8").replace(/`[^`]*`/g, "");
			const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
			for (const link of links) expect(() => readFileSync(join("docs/how-to", link.split("#")[0] ?? ""))).not.toThrow();
		}
	});
});
