import { expressionRule } from "../model/rule.ts";

export const unknownOperator = expressionRule("unknown-operator", "Only the operators of the language are run.");
