import { expressionRule } from "../model/rule.ts";

/** Roles in access lists are checked when the file is read; these are the roles in conditions. */
export const unknownRole = expressionRule("unknown-role", "A role is named that neither the product nor the tenant knows.");
