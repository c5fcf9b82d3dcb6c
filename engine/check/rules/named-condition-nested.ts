import { expressionRule } from "../model/rule.ts";

export const namedConditionNested = expressionRule(
	"named-condition-nested",
	"Named conditions have one level, so that every condition can be read in two looks.",
);
