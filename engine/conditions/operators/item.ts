import { readPath } from "../../realisation/field-path.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const item: OperatorCode = {
	example: { expression: { item: "Identifier" }, context: { item: { Identifier: "A1" } }, value: "A1" },
	sentence: (field) => field,
	run: ([path], context) => (path === "" ? context.item : readPath(context.item, String(path))) ?? null,
};
