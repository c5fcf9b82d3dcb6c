import { describe, expect, it } from "@jest/globals";
import type { Address, Edit } from "./edit.ts";
import { narrowedEdit } from "./narrowed-edit.ts";

const section: Address = ["steps", { key: "uuid", is: "u-1" }, "sections", { key: "block", is: "remarks" }];
const title: Address = [...section, "override", "schema", "properties", "Notes", "title"];
const at = (edit: Edit) => narrowedEdit(edit, "flow.json", title);

describe("an edit, at a place", () => {
	it("is itself when it is there or in it, or is about all around it", () => {
		const edits: readonly Edit[] = [
			{ op: "set", file: "flow.json", at: title, value: "Opmerking" },
			{ op: "remove", file: "flow.json", at: section.slice(0, 2) },
			{ op: "add", file: "flow.json", at: ["steps"], value: { uuid: "u-1", sections: [] } },
			{ op: "text", file: "flow.json", value: "{}" },
		];
		expect(edits.map(at)).toEqual(edits);
	});

	it("is what it held there, when it put something larger around it", () => {
		const value = { schema: { properties: { Notes: { title: "Opmerking" } } } };
		expect(at({ op: "add", file: "flow.json", at: section, name: "override", value })).toEqual({
			op: "set",
			file: "flow.json",
			at: title,
			value: "Opmerking",
		});
	});

	it("is nothing when it is elsewhere, or put something else around it", () => {
		const other = { schema: { properties: { Other: { title: "Anders" } } } };
		const edits: readonly Edit[] = [
			{ op: "add", file: "flow.json", at: section, name: "override", value: other },
			{ op: "set", file: "flow.json", at: [...title.slice(0, -1), "description"], value: "Kort" },
			{ op: "set", file: "tenant.json", at: title, value: "Opmerking" },
		];
		expect(edits.map(at)).toEqual([null, null, null]);
	});
});
