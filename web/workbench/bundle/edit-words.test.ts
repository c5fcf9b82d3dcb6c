import { describe, expect, it } from "@jest/globals";
import type { Edit, StepDefinition } from "../../../engine/index.ts";
import { editPlace, editWords } from "./edit-words.ts";
import { placeWords } from "./place-words.ts";
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
		expect(editWords({ op: "add", file: "flow.json", at: [], name: "ui", value })).toBe("toegevoegd: “Weergave”");
		expect(editWords({ op: "add", file: "flow.json", at: [], name: "tracks", value: [] })).toBe("toegevoegd: “Sporen”");
	});

	it("calls what is added by its label, and a property without one by its name", () => {
		const file = "flow.json";
		const value = { type: "string", title: "Opmerking naschouw" };
		expect(editWords({ op: "add", file, at: [], name: "OpmerkingNaschouw2", value })).toBe("toegevoegd: “Opmerking naschouw”");
		expect(editWords({ op: "add", file, at: [], name: "children", value: { tracks: [] } })).toBe("toegevoegd: “Deelstappen”");
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
