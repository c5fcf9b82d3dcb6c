import { expressionRule } from "../model/rule.ts";

export const unknownOption = expressionRule("unknown-option", "A comparison with a value that is no option of the field never holds.");
