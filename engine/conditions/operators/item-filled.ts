import { readPath } from "../../run/field-path.ts";
import { isEmpty } from "../is-empty.ts";
import type { Operator } from "../operator.ts";

export const itemFilled: Operator = {
	name: "item-filled",
	description: "True when a field of the item at hand holds something other than nothing, blanks or an empty list.",
	parameters: [{ name: "path", type: "item-path" }],
	result: "boolean",
	example: { expression: { "item-filled": "ApprovedDate" }, context: { item: { ApprovedDate: "2026-01-05" } }, value: true },
	sentence: (field) => `${field} is ingevuld`,
	run: ([path], context) => !isEmpty(readPath(context.item, String(path))),
};
