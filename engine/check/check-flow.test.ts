import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Blocks } from "../definition/index.ts";
import { parseFlow, type TenantDefinition } from "../definition/index.ts";
import { roles } from "../definition/roles.ts";
import { checkFlow } from "./check-flow.ts";
import { rules } from "./rules.ts";

interface Fixture {
	readonly shows: string;
	/** Laid over the sound flow of base.json; an edit without a value removes the place. */
	readonly edits: readonly { readonly at: string; readonly value?: unknown }[];
	readonly problems: readonly unknown[];
}

const folder = new URL("fixtures/", import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
const base = read("base.json") as { readonly flow: unknown; readonly blocks: Blocks; readonly tenant: TenantDefinition };
const names = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "base.json");

/** Fixtures have one word for the list of roles: the list grows, and fixtures are not about it. */
const roleNames = roles.map(({ role }) => role).join(", ");

/** `UPDATE=1` writes the problems found into the fixtures, to be reviewed as a diff; run `npm run format` afterwards. */
describe("the check of a flow", () => {
	it("finds nothing wrong with a sound flow", () => {
		expect(problemsOf(base.flow)).toEqual([]);
	});

	it.each(names)("finds what %s says, at its place in the file", (name) => {
		const fixture = read(name) as Fixture;
		const problems = problemsOf(edited(base.flow, fixture.edits));
		if (process.env.UPDATE === "1") {
			writeFileSync(new URL(name, folder), `${JSON.stringify({ ...fixture, problems }, null, "\t")}\n`);
		} else {
			expect(problems).toEqual(fixture.problems);
		}
		expect(problems.map(({ code }) => code)).toContain(name.replace(".json", ""));
	});

	it.each(rules.map(({ code }) => [code]))("has a fixture for the rule %s", (code) => {
		expect(names).toContain(`${code}.json`);
	});
});

function problemsOf(flow: unknown) {
	const parsed = parseFlow(JSON.stringify(flow, null, "\t"), "flow.json");
	const problems = checkFlow(parsed, { tenant: base.tenant, blocks: base.blocks });
	return JSON.parse(JSON.stringify(problems).replaceAll(roleNames, "{roles}")) as typeof problems;
}

function edited(flow: unknown, edits: Fixture["edits"]): unknown {
	const copy = structuredClone(flow);
	for (const { at, value } of edits) {
		const keys = at.slice(1).split("/");
		const last = keys.pop() ?? "";
		const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], copy as unknown) as Record<string, unknown>;
		if (value === undefined) delete parent[last];
		else parent[last] = value;
	}
	return copy;
}
