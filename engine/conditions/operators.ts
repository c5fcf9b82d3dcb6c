import { conditionOperators, valueOperators } from "../../schemas/index.ts";
import type { Operator, OperatorCode } from "./evaluation/operator.ts";
import { add } from "./operators/add.ts";
import { all } from "./operators/all.ts";
import { and } from "./operators/and.ts";
import { ceil } from "./operators/ceil.ts";
import { completed } from "./operators/completed.ts";
import { cond } from "./operators/cond.ts";
import { count } from "./operators/count.ts";
import { date } from "./operators/date.ts";
import { daysAfter } from "./operators/days-after.ts";
import { daysBetweenOperator } from "./operators/days-between.ts";
import { distinct } from "./operators/distinct.ts";
import { elsewhereOperator } from "./operators/elsewhere.ts";
import { empty } from "./operators/empty.ts";
import { equal } from "./operators/equal.ts";
import { filled } from "./operators/filled.ts";
import { greater } from "./operators/greater.ts";
import { greaterOrEqual } from "./operators/greater-or-equal.ts";
import { choose } from "./operators/if.ts";
import { isIn } from "./operators/in.ts";
import { item } from "./operators/item.ts";
import { itemFilled } from "./operators/item-filled.ts";
import { legalTermEnd } from "./operators/legal-term-end.ts";
import { less } from "./operators/less.ts";
import { lessOrEqual } from "./operators/less-or-equal.ts";
import { marked } from "./operators/marked.ts";
import { multiply } from "./operators/multiply.ts";
import { none } from "./operators/none.ts";
import { not } from "./operators/not.ts";
import { notEqual } from "./operators/not-equal.ts";
import { number } from "./operators/number.ts";
import { or } from "./operators/or.ts";
import { role } from "./operators/role.ts";
import { some } from "./operators/some.ts";
import { started } from "./operators/started.ts";
import { stored } from "./operators/stored.ts";
import { subtract } from "./operators/subtract.ts";
import { todayOperator } from "./operators/today.ts";
import { type } from "./operators/type.ts";
import { variable } from "./operators/var.ts";

/** The code of every operator that schemas/operators.json describes, and of no other: otherwise this does not compile. */
const code: Readonly<Record<keyof typeof conditionOperators | keyof typeof valueOperators, OperatorCode>> = {
	and,
	or,
	"!": not,
	"==": equal,
	"!=": notEqual,
	"<": less,
	"<=": lessOrEqual,
	">": greater,
	">=": greaterOrEqual,
	in: isIn,
	filled,
	empty,
	cond,
	marked,
	started,
	completed,
	role,
	some,
	all,
	none,
	distinct,
	"item-filled": itemFilled,
	elsewhere: elsewhereOperator,
	type,
	var: variable,
	stored,
	item,
	today: todayOperator,
	date,
	"days-after": daysAfter,
	"legal-term-end": legalTermEnd,
	"days-between": daysBetweenOperator,
	"+": add,
	"-": subtract,
	"*": multiply,
	ceil,
	number,
	if: choose,
	count,
};

/** Every operator of the condition language, in the order of the reference. Nothing else is ever executed. */
export const operators: readonly Operator[] = [
	...namesOf(conditionOperators).map((name): Operator => ({ ...conditionOperators[name], ...code[name], name, result: "boolean" })),
	...namesOf(valueOperators).map((name): Operator => ({ ...valueOperators[name], ...code[name], name })),
];

const byName = new Map(operators.map((operator) => [operator.name, operator]));

/** The operator of this name, or undefined. */
export function findOperator(name: string): Operator | undefined {
	return byName.get(name);
}

function namesOf<Name extends string>(described: Readonly<Record<Name, unknown>>): readonly Name[] {
	return Object.keys(described) as Name[];
}
