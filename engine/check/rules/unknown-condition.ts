import { expressionRule } from "../model/rule.ts";

export const unknownCondition = expressionRule("unknown-condition", "A condition is used that the flow does not name.");
