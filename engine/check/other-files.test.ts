import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { checkBundle, readBundle } from "../bundle/index.ts";
import { type Blocks, parseBlock, parseTenant } from "../definition/index.ts";
import { checkBlock } from "./check-block.ts";
import { checkTenants } from "./check-tenants.ts";
import { soundTenant } from "./fixtures/sound-tenant.ts";
import { problemKinds } from "./problem-kinds.ts";

interface Fixture {
	readonly file: string;
	/** Texts of a file. For a tenant or block, only the part that the example is about; the rest is added. */
	readonly right: string;
	readonly wrong: string;
	readonly problems: readonly { readonly code: string; readonly message: string; readonly remedy: string }[];
}

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
const others = readdirSync(new URL("other-files/", folder));
const base = read("base.json") as { readonly flow: object; readonly blocks: Blocks };

/** The problems of a sound folder in which this one file is replaced. */
function problemsOf(file: string, text: string) {
	if (file !== "tenant.json" && file !== "flow.json" && !file.startsWith("manuals/")) {
		const block = { summary: "A block.", schema: { type: "object", properties: {} }, ...(JSON.parse(text) as object) };
		return checkBlock(parseBlock(JSON.stringify(block), file), file.replace(".json", ""));
	}
	const tenant = JSON.stringify({ ...soundTenant, ...(file === "tenant.json" ? (JSON.parse(text) as object) : {}) });
	const flow = file === "flow.json" ? text : JSON.stringify(base.flow);
	const bundle = readBundle(
		new Map([
			["tenant.json", tenant],
			["flow.json", flow],
			["logo.svg", null],
			...(file.startsWith("manuals/") ? [[file, text] as const] : []),
		]),
		"",
	);
	const other = parseTenant(JSON.stringify({ ...soundTenant, slug: "elders", default: true }), "elders/tenant.json");
	return [...checkBundle(bundle, { blocks: base.blocks }), ...checkTenants([other, bundle.tenant])];
}

/** `UPDATE=1` writes the problems found into the fixtures. */
describe("a problem that is not of a flow's meaning", () => {
	it.each(others)("is found as %s says, and not in the right example", (name) => {
		const fixture = read(`other-files/${name}`) as Fixture;
		const code = name.replace(".json", "");
		const found = problemsOf(fixture.file, fixture.wrong)
			.filter((problem) => problem.code === code)
			.map(({ message, remedy }) => ({ code, message, remedy }));
		if (process.env.UPDATE === "1") {
			writeFileSync(new URL(`other-files/${name}`, folder), `${JSON.stringify({ ...fixture, problems: found }, null, "\t")}\n`);
		} else {
			expect(found).toEqual(fixture.problems);
		}
		expect(found.length).toBeGreaterThan(0);
		expect(problemsOf(fixture.file, fixture.right).map((problem) => problem.code)).not.toContain(code);
	});
});

describe("the kinds of problems", () => {
	const fixtures = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "base.json");

	it("each have a fixture that shows them, and no fixture shows another", () => {
		const shown = [...fixtures, ...others].map((name) => name.replace(".json", "")).sort();
		expect(shown).toEqual(problemKinds.map(({ code }) => code));
	});

	it.each(fixtures)("have the severity that %s finds", (name) => {
		const { problems } = read(name) as { readonly problems: readonly { readonly code: string; readonly severity: string }[] };
		const kinds = new Map(problemKinds.map(({ code, severity }) => [code, severity]));
		for (const { code, severity } of problems) expect([code, severity]).toEqual([code, kinds.get(code)]);
	});
});
