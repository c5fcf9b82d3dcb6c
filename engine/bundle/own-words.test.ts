import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { checkBundle } from "./check-bundle.ts";
import { type SoundFlow, soundFiles } from "./fixtures/faulty-bundle.ts";
import { readBundle } from "./read-bundle.ts";

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as SoundFlow;
const sound = soundFiles(base);

/** The problems of the sound folder with the municipality renamed wherever it is named, and with these roles in tenant.json. */
function calling(role: string, roles: unknown): readonly string[] {
	const files = new Map([...sound].map(([path, text]) => [path, text?.replaceAll('"municipality"', JSON.stringify(role)) ?? null]));
	const tenant = { ...(JSON.parse(files.get("tenant.json") ?? "") as object), roles };
	files.set("tenant.json", JSON.stringify(tenant));
	return checkBundle(readBundle(files, ""), base).map(({ code, path, file }) => `${code} ${file} ${path}`);
}

describe("roles of the tenant's own", () => {
	it("are named in access, steps, conditions and scenarios like those of the product", () => {
		expect(calling("welstand", { welstand: { label: "Welstandscommissie" } })).toEqual([]);
	});

	it("are not known where the tenant doesn't list them", () => {
		const found = calling("welstand", {});
		expect(found.filter((problem) => problem.startsWith("unknown-role tenant.json")).length).toBeGreaterThan(0);
		expect(found.filter((problem) => problem.startsWith("unknown-role flow.json")).length).toBeGreaterThan(0);
	});

	it("add to those of the product, whose labels they may replace", () => {
		expect(calling("municipality", { municipality: { label: "Gemeente of provincie" }, welstand: { label: "Welstand" } })).toEqual([]);
	});

	it.each([
		["a name that can't be typed", { "Wel stand": { label: "Welstand" } }],
		["a name that objects have", { __proto__x: { label: "Welstand" } }],
		["no label", { welstand: {} }],
		["a label of spaces", { welstand: { label: " " } }],
		["a list", ["welstand"]],
		["nothing", null],
	])("are refused with %s, at their place", (_, roles) => {
		const found = calling("municipality", roles);
		expect(found.length).toBeGreaterThan(0);
		for (const problem of found) expect(problem).toMatch(/^[a-z-]+ tenant\.json roles/);
	});
});

describe("categories of files of the tenant's own", () => {
	const found = (fileCategories: unknown, category: string) => {
		const flow = JSON.parse(sound.get("flow.json") ?? "") as { steps: { sections: object[] }[] };
		flow.steps[0]?.sections.push({
			id: "soil",
			title: "Bodem",
			schema: {
				type: "object",
				properties: {
					Soil: {
						type: "object",
						properties: {
							Surveys: {
								type: "array",
								title: "Rapporten",
								maxItems: 5,
								items: { type: "string", title: "Rapport", format: "uuid4", maxLength: 36 },
							},
						},
					},
				},
			},
			ui: { Soil: { Surveys: { "ui:widget": "files", "ui:options": { category } } } },
		});
		const tenant = { ...(JSON.parse(sound.get("tenant.json") ?? "") as object), fileCategories };
		const files = new Map([...sound, ["flow.json", JSON.stringify(flow)], ["tenant.json", JSON.stringify(tenant)]]);
		return checkBundle(readBundle(files, ""), base).map(({ code, file }) => `${code} ${file}`);
	};

	it("are named by fields with files", () => {
		expect(found(["Bodemonderzoek"], "Bodemonderzoek")).toEqual([]);
	});

	it("are not known where the tenant doesn't list them, or spells them otherwise", () => {
		expect(found([], "Bodemonderzoek")[0]).toMatch(/ flow\.json$/);
		expect(found(["Bodemonderzoek"], "Bodemonderzoekk")[0]).toMatch(/ flow\.json$/);
	});

	it.each([[["Bodem onderzoek"]], [[""]], [[7]], [["A".repeat(41)]], ["Bodemonderzoek"], [["Broker", "Broker"]]])(
		"%j are refused at their place",
		(own) => expect(found(own, "Broker")[0]).toMatch(/ tenant\.json$/),
	);
});
