import { readPath } from "../../realisation/field-path.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "../evaluation/is-empty.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const itemFilled: OperatorCode = {
	example: { expression: { "item-filled": "ApprovedDate" }, context: { item: { ApprovedDate: "2026-01-05" } }, value: true },
	sentence: (field) => conditionTexts.isFilled(field),
	run: ([path], context) => !isEmpty(readPath(context.item, String(path))),
};
