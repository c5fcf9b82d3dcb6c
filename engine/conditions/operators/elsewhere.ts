import { readPath } from "../../realisation/field-path.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const elsewhereOperator: OperatorCode = {
	example: {
		expression: { elsewhere: ["Location.Latitude", "Location.Longitude"] },
		context: { values: { Location: { Latitude: 52, Longitude: 6 } }, elsewhere: () => true },
		value: true,
	},
	sentence: (latitude) => conditionTexts.elsewhere(latitude),
	run: (paths, { values, elsewhere }) => {
		const [latitude, longitude] = paths.map((path) => readPath(values, String(path)));
		return typeof latitude === "number" && typeof longitude === "number" && elsewhere?.(latitude, longitude) === true;
	},
};
