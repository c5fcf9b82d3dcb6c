import { expressionRule } from "../rule.ts";

export const unknownOperator = expressionRule("unknown-operator", "Only the operators of the language are run.");
