import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type Edit, languageBelow, languageOf, languageProperties, partName, type StepDefinition } from "../../../engine/index.ts";
import { editPlace, editWords } from "./edit-words.ts";
import { placeWords } from "./place-words.ts";
import { isCondition } from "./value-words.ts";
import "../../texts/areas/workbench.ts";

const step = {
	code: "9",
	label: "Naschouw",
	sections: [
		{
			id: "controle",
			title: "Controle",
			schema: { type: "object", properties: { Check: { type: "object", properties: { Remark: { type: "string", title: "Opmerking" } } } } },
		},
		{ block: "advice", override: { title: "Advies van Piet", schema: { properties: { Advice: { title: "Wat vindt u" } } } } },
	],
} as unknown as StepDefinition;
const steps = [{ step, place: ["steps", 0] }];
const step9 = ["steps", { key: "code", is: "9" }] as const;
const at = (...below: readonly (string | number)[]) => placeWords("flow.json", ["steps", 0, ...below], steps).join(" › ");

describe("what a designer is told of an edit", () => {
	it("names fields as the form does, and their properties as the inspector does", () => {
		expect(at("sections", 0, "schema", "properties", "Check", "properties", "Remark", "title")).toBe(
			"Stap 9 Naschouw › Controle › Check › Opmerking › Label",
		);
		expect(at("sections", 1, "override", "schema", "properties", "Advice", "title")).toBe(
			"Stap 9 Naschouw › Advies van Piet › Wat vindt u › Label",
		);
		expect(at("sections", 0, "title")).toBe("Stap 9 Naschouw › Controle › Kop");
		expect(at("label")).toBe("Stap 9 Naschouw › Naam");
		expect(at("sections", 0, "schema", "properties", "Check", "required")).toBe("Stap 9 Naschouw › Controle › Check › Verplicht");
	});

	it("names how a field looks, sub-steps, rules and terms as the language does", () => {
		expect(at("sections", 0, "ui", "Check", "Remark", "ui:widget")).toBe(
			"Stap 9 Naschouw › Controle › Weergave › Check › Opmerking › Getoond als",
		);
		expect(at("sections", 1, "override", "ui", "Advice")).toBe("Stap 9 Naschouw › Advies van Piet › Weergave › Wat vindt u");
		expect(at("sections", 1, "override", "roles")).toBe("Stap 9 Naschouw › Advies van Piet › Zichtbaar voor");
		expect(at("sections", 0, "warn", 0, "message")).toBe("Stap 9 Naschouw › Controle › Waarschuwingen › 1 › Melding");
		expect(at("children", "tracks", 0, "label")).toBe("Stap 9 Naschouw › Deelstappen › Sporen › 1 › Naam");
		expect(placeWords("tenant.json", ["terms", "planning", "ends", "step"], []).join(" › ")).toBe("Termijnen › planning › Eindigt › Stap");
		const value = { Check: { Remark: { "ui:widget": "textarea" } } };
		expect(editWords({ op: "add", file: "flow.json", at: [...step9, "sections", { key: "id", is: "controle" }], name: "ui", value })).toBe(
			"toegevoegd: “Weergave”",
		);
		expect(editWords({ op: "add", file: "flow.json", at: [...step9, "children"], name: "tracks", value: [] })).toBe("toegevoegd: “Sporen”");
	});

	it("calls what is added by its label, and a property without one by its name", () => {
		const file = "flow.json";
		const value = { type: "string", title: "Opmerking naschouw" };
		expect(editWords({ op: "add", file, at: [], name: "OpmerkingNaschouw2", value })).toBe("toegevoegd: “Opmerking naschouw”");
		expect(editWords({ op: "add", file, at: [...step9], name: "children", value: { tracks: [] } })).toBe("toegevoegd: “Deelstappen”");
		expect(editWords({ op: "add", file, at: [], name: "Anders", value: 3 })).toBe("toegevoegd: “Anders”");
	});
});

it("tells where in a list of the tenant's something is, in the words of the screen", () => {
	const lists = { realisations: { layouts: [{ name: "default", columns: [{ field: "reference" }, { field: "step" }] }] } };
	const shown = { files: { "tenant.json": JSON.stringify({ lists }) } };
	const at = ["lists", "realisations", "layouts", { key: "name", is: "default" }, "columns"] as const;
	const place = (edit: Edit) => editPlace(edit, { shown, flow: null } as unknown as Parameters<typeof editPlace>[1]);
	const width: Edit = { op: "set", file: "tenant.json", at: [...at, { key: "field", is: "step" }, "width"], value: 90 };
	expect(place(width)).toBe("Lijsten › Processen › Weergaven › 1 › Kolommen › 2");
	const added: Edit = { op: "add", file: "tenant.json", at: [...at], value: { field: "tags" } };
	expect(place(added)).toBe("Lijsten › Processen › Weergaven › 1 › Kolommen");
	expect(editWords(added)).toBe("toegevoegd: “tags”");
});

describe("a property of the files", () => {
	it.each(["flow", "section", "tenant", "list", "scenario"])("is called by its Dutch name wherever the language %s has one", (language) => {
		const all = Object.entries(languageProperties).filter(([path]) => new RegExp(`^${language}\\b`).test(path));
		expect(all.length).toBeGreaterThan(9);
		const told = all.map(([path]) => [path, partName(path.slice(0, path.lastIndexOf(".")), path.slice(path.lastIndexOf(".") + 1))]);
		expect(told).toEqual(all.map(([path, { name }]) => [path, name]));
	});

	it("is found from the top of the files of every tenant; only what designers name themselves is told as it is written", () => {
		const unnamed = readdirSync("flows").flatMap((tenant) =>
			[
				"flow.json",
				"tenant.json",
				...readdirSync(`flows/${tenant}/scenarios`)
					.slice(0, 2)
					.map((name) => `scenarios/${name}`),
			].flatMap((file) => unnamedIn(JSON.parse(readFileSync(`flows/${tenant}/${file}`, "utf8")), languageOf(file) ?? "")),
		);
		expect([...new Set(unnamed)]).toEqual([]);
	});
});

/** Properties that are described by their name in the JSON, and where. */
function unnamedIn(value: unknown, language: string): readonly string[] {
	if (Array.isArray(value)) return value.flatMap((item) => unnamedIn(item, language));
	// Conditions are described as sentences.
	if (typeof value !== "object" || value === null || isCondition(value, { language })) return [];
	return Object.entries(value).flatMap(([name, inner]) => {
		// A Dutch name that equals the name in the JSON also counts as a name.
		const isOwn = name.startsWith("$") || name === "Tags" || partName(language, name) !== name || ownNames.test(language);
		return [...(isOwn ? [] : [`${language}.${name}`]), ...unnamedIn(inner, languageBelow(language, name))];
	});
}

/** Places where designers choose the names. */
const ownNames = new RegExp(
	`^(${[
		"flow\\.conditions",
		"section\\.(rename|fields|chains)",
		"section#(form|singleField)\\.properties",
		"section#ui",
		"widget#uiOptions\\.options",
		"list\\.fields",
		"scenario(\\.instructions\\.with|#expectation\\.(values|steps))",
		"tenant\\.(terms|options|contractors|reports\\.measures|demo\\.accounts\\.roles|(gridOperators|contractors)ByMunicipalityCode)",
		"request-fields#requestFields\\..+\\.values",
	].join("|")})`,
);
