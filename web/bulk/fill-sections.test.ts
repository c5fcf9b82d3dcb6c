import { expect, it } from "@jest/globals";
import { demandableFields } from "./fill-sections.ts";

const schema = { type: "object" };
const message = "Dit is een vereist veld";

it("a field that some process may have to fill in before the step is completed is none that may be left out", () => {
	const sections = [
		{
			id: "a",
			schema,
			complete: [{ unless: { or: [{ "==": [{ var: "A.None" }, true] }, { filled: "A.Day" }] }, field: "A.Day", message }],
		},
		{ id: "b", schema, save: [{ unless: { and: [{ filled: "B.Name" }, { filled: "B.Place" }] }, message }] },
		{ id: "c", schema },
	];
	expect([...demandableFields(sections)].sort()).toEqual(["A.Day", "B.Name", "B.Place"]);
});
