import { expressionRule } from "../rule.ts";

/** Roles in access lists are judged when the file is read; these are those inside conditions. */
export const unknownRole = expressionRule("unknown-role", "A role is named that the product does not know.");
