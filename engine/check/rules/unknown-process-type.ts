import { expressionRule } from "../model/rule.ts";

export const unknownProcessType = expressionRule("unknown-process-type", "A process type is named that the tenant does not have.");
