import { describe, expect, it } from "@jest/globals";
import type { StepDefinition } from "../../../engine/index.ts";
import { editWords } from "./edit-words.ts";
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
	});

	it("calls what is added by its label, and a property without one by its name", () => {
		const file = "flow.json";
		const value = { type: "string", title: "Opmerking naschouw" };
		expect(editWords({ op: "add", file, at: [], name: "OpmerkingNaschouw2", value })).toBe("toegevoegd: “Opmerking naschouw”");
		expect(editWords({ op: "add", file, at: [], name: "children", value: { tracks: [] } })).toBe("toegevoegd: “Deelstappen”");
		expect(editWords({ op: "add", file, at: [], name: "Anders", value: 3 })).toBe("toegevoegd: “Anders”");
	});
});
