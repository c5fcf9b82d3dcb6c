import { readPath } from "../../run/field-path.ts";
import type { Operator } from "../operator.ts";

export const item: Operator = {
	name: "item",
	description: "A field of the list item at hand, inside some, all and none; an empty path is the item itself.",
	parameters: [{ name: "path", type: "item-path" }],
	result: "field",
	example: { expression: { item: "Identifier" }, context: { item: { Identifier: "A1" } }, value: "A1" },
	sentence: (field) => field,
	run: ([path], context) => (path === "" ? context.item : readPath(context.item, String(path))) ?? null,
};
