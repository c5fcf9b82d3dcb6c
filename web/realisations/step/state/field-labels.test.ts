import { expect, it } from "@jest/globals";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { fieldLabel } from "./field-labels.ts";
import "../../../texts/areas/index.ts";

it("a field in a list is called by its item as on the screen, within a sentence, with abbreviations as they are", () => {
	const list = (title: string, properties: object, options: object): FlowField =>
		({ schema: { title, type: "array", items: { properties } }, options }) as unknown as FlowField;
	const fields = new Map([
		["Offers", list("Offertes", { Name: { title: "Naam partij" }, Day: { title: "PVO ontvangen" } }, { itemText: "Offerte" })],
		["Ids", list("Laadpaal ID's", { Identifier: { title: "Laadpaal ID" } }, { widget: "identifiers" })],
		["Visits", list("Bezoeken", { Day: { title: "Datum VKB" } }, {})],
	]);
	const labels = ["Offers.0.Name", "Offers.1.Day", "Offers.1", "Ids.0.Identifier", "Visits.0.Day", "Visits.0.Unknown", "Unknown"];
	expect(labels.map((path) => fieldLabel(fields, path))).toEqual([
		"Offerte 1, naam partij",
		"Offerte 2, PVO ontvangen",
		"Offerte 2",
		"Laadpaal ID's 1",
		"Bezoeken 1, datum VKB",
		"Bezoeken 1",
		"",
	]);
});
