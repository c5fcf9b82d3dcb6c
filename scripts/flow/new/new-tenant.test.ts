import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { starterStyles } from "../../../engine/index.ts";
import { checkFolders } from "../check-folders.ts";
import { testFolders } from "../test-folders.ts";
import { type Answers, readAnswers } from "./answers.ts";
import { askAnswers } from "./ask.ts";
import { newTenant } from "./new-tenant.ts";

describe("npm run flow -- new", () => {
	let root = "";
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "flows-"));
	});
	afterEach(() => rmSync(root, { recursive: true }));

	const answers = (more: Partial<Answers> = {}): Answers => ({
		slug: "utopia",
		label: 'Utopia & "Zonen"',
		municipalities: ["Arnhem", "44021"],
		style: "operator",
		roles: ["cpo", "municipality", "caseviewer"],
		ownRoles: {},
		...more,
	});

	it.each(
		starterStyles.flatMap((style) =>
			[["Arnhem", "44021"], []].flatMap((municipalities) =>
				[["cpo", "municipality", "caseviewer"], ["customer"]].map((roles) => ({ style, municipalities, roles })),
			),
		),
	)("writes a folder in which nothing is wrong and every scenario passes: %j", (more) => {
		const { passed, text } = newTenant(answers(more), root, randomUUID);
		expect(text).toContain("2 passed, 0 failed");
		expect(passed).toBe(true);
		const folder = join(root, "utopia");
		expect(checkFolders([folder])).toEqual([]);
		expect(testFolders([folder]).results.length).toBe(2);
		for (const file of ["tenant.json", "flow.json", "logo.svg", "demo/script.json"]) expect(existsSync(join(folder, file))).toBe(true);
	});

	it("gives every flow and step a uuid of its own, and takes the rest of the tenant from the answers", () => {
		newTenant(answers(), root, randomUUID);
		newTenant(answers({ slug: "elders" }), root, randomUUID);
		const uuids = ["utopia", "elders"].flatMap(
			(slug) => readFileSync(join(root, slug, "flow.json"), "utf8").match(/(?<="uuid": ")[^"]+/g) ?? [],
		);
		expect(new Set(uuids).size).toBe(uuids.length);
		const tenant = JSON.parse(readFileSync(join(root, "utopia", "tenant.json"), "utf8")) as Record<string, unknown>;
		expect(tenant.municipalityOptions).toEqual([
			{ value: "0202", text: "Arnhem", disabled: false },
			{ value: "44021", text: "Gent", disabled: false },
		]);
		expect(tenant).toMatchObject({ slug: "utopia", label: 'Utopia & "Zonen"' });
	});

	it("lets every account that it makes see the list, one of the roles export, and gives them Dutch names", () => {
		newTenant(answers(), root, randomUUID);
		const { access, demo } = JSON.parse(readFileSync(join(root, "utopia", "tenant.json"), "utf8")) as {
			access: Readonly<Record<string, readonly string[]>>;
			demo: { accounts: readonly { name: string; roles: Readonly<Record<string, unknown>> }[] };
		};
		const roles = demo.accounts.flatMap((account) => Object.keys(account.roles));
		expect(roles.filter((role) => !(access.realisationlist ?? []).includes(role) || !(access.manuals ?? []).includes(role))).toEqual([]);
		expect(access.export).toContain("cpo");
		expect(demo.accounts.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^Gemeente Utopia/)]));
	});

	it("overwrites nothing", () => {
		newTenant(answers(), root, randomUUID);
		expect(() => newTenant(answers({ style: "city" }), root, randomUUID)).toThrow(/is there already/);
	});

	it.each<readonly [string, Record<string, unknown>, RegExp]>([
		["no name", { label: "Utopia" }, /Answer --slug too/],
		["a name that is no address", { slug: "../etc", label: "Utopia" }, /no name for an address/],
		["a kind of flow that is not there", { slug: "utopia", label: "Utopia", style: "village" }, /no kind of flow/],
		["an own role without a label", { slug: "utopia", label: "Utopia", roles: "cpo,welstand=" }, /"welstand" is no role/],
		["an own role that can't be one", { slug: "utopia", label: "Utopia", roles: "__proto__=Welstand" }, /"__proto__" is no role/],
		["a role that the product does not know", { slug: "utopia", label: "Utopia", roles: "king" }, /"king" is no role/],
	])("says what is wrong with %s", (_, given, message) => {
		expect(() => readAnswers(given)).toThrow(message);
	});

	it("says so if a municipality doesn't exist", () => {
		expect(() => newTenant(answers({ municipalities: ["Nergenshuizen"] }), root, randomUUID)).toThrow(/no municipality "Nergenshuizen"/);
	});

	it("takes answers from a file, with flags taking precedence", async () => {
		const file = join(root, "answers.json");
		writeFileSync(file, JSON.stringify({ slug: "utopia", label: "Utopia", roles: ["rvb"], municipalities: ["Ede"] }));
		expect(await askAnswers({ answers: file, style: "city" })).toEqual({
			slug: "utopia",
			label: "Utopia",
			municipalities: ["Ede"],
			style: "city",
			roles: ["rvb"],
			ownRoles: {},
		});
	});
});
