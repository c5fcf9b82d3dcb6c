import { expressionRule } from "../model/rule.ts";

export const wrongType = expressionRule("wrong-type", "A comparison of things that are not alike never says what its author meant.");
