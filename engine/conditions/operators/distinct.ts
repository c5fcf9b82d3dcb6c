import { isObject } from "../../json/json-object.ts";
import { itemsOf } from "../../realisation/items-of.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "../evaluation/is-empty.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const distinct: OperatorCode = {
	example: {
		expression: { distinct: "Chargers" },
		context: {
			values: {
				Chargers: [
					{ uuid: "1", Identifier: "A1" },
					{ uuid: "2", Identifier: "a1" },
				],
			},
		},
		value: false,
	},
	sentence: (list) => conditionTexts.distinct(list),
	run: ([list], context) => {
		const said = itemsOf(context.values, list).flatMap(contentOf);
		return new Set(said).size === said.length;
	},
};

/** The content of an item as a text to compare; none when the item is empty. The order of its fields does not matter. */
function contentOf(item: unknown): readonly string[] {
	if (!isObject(item)) return isEmpty(item) ? [] : [JSON.stringify(item).toLowerCase()];
	const filled = Object.entries(item).filter(([name, value]) => name !== "uuid" && !isEmpty(value));
	return filled.length === 0 ? [] : [JSON.stringify(filled.toSorted(([left], [right]) => (left < right ? -1 : 1))).toLowerCase()];
}
