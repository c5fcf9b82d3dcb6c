import { nearestName } from "../../definition/nearest-name.ts";
import { effectPlaces } from "../model/effect-places.ts";
import { expressionRule, type Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

const read = expressionRule("unknown-mark", "A mark is read or set that the flow does not list.");

export const unknownMark: Rule = {
	...read,
	check: (model) => [
		...read.check(model),
		...effectPlaces(model).flatMap(({ effect, path }) => {
			const entry = Object.entries(effect).find(([name]) => name === "mark" || name === "unmark");
			const marks = model.flow.marks ?? [];
			if (entry === undefined || marks.includes(String(entry[1]))) return [];
			const mark = String(entry[1]);
			return errorAt(
				"unknown-mark",
				{ path: [...path, entry[0]] },
				{
					message: `There is no mark "${mark}".`,
					remedy: 'Add it to "marks" of the flow.',
					didYouMean: () => nearestName(mark, marks),
				},
			);
		}),
	],
};
