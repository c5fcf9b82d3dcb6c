import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const role: OperatorCode = {
	example: { expression: { role: "cpo" }, context: { roles: ["cpo"] }, value: true },
	sentence: (role) => conditionTexts.role(role),
	run: ([role], context) => context.roles.includes(String(role)),
};
