import { describe, expect, it } from "@jest/globals";
import type { FieldTree, StepField } from "../../compile/compiled-flow.ts";
import { collectFields } from "./collect-fields.ts";

const list = {
	places: [{ schema: { type: "array", items: { type: "object", properties: { Name: { type: "string" } } } } }],
} as unknown as StepField;
const tree: FieldTree = { Group: { List: list } };
const many = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, index) => make(index));

describe("the fields that a client sent", () => {
	it("are looked at until fifty do not fit", () => {
		const unknown = Object.fromEntries(many(80_000, (index) => [`x${index}`, 1]));
		expect(collectFields(tree, unknown).unknown).toHaveLength(50);
		expect(collectFields(tree, { Group: unknown }).unknown).toHaveLength(50);
		expect(collectFields(tree, { Group: { List: [unknown] } }).unknown).toHaveLength(50);
		expect(collectFields(tree, { Group: { List: many(900, () => 1) } }).malformed).toHaveLength(50);
	});

	it("may be lists of at most a thousand items", () => {
		const items = (count: number) => ({ Group: { List: many(count, (index) => ({ Name: `${index}` })) } });
		expect(collectFields(tree, items(1000)).fields.get("Group.List")).toHaveLength(1000);
		expect(collectFields(tree, items(1001))).toMatchObject({
			fields: new Map(),
			malformed: [{ path: "Group.List", message: "Een lijst mag ten hoogste 1000 onderdelen hebben." }],
		});
	});
});
