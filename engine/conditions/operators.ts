import type { Operator } from "./operator.ts";
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
import { empty } from "./operators/empty.ts";
import { equal } from "./operators/equal.ts";
import { filled } from "./operators/filled.ts";
import { greater } from "./operators/greater.ts";
import { greaterOrEqual } from "./operators/greater-or-equal.ts";
import { choose } from "./operators/if.ts";
import { isIn } from "./operators/in.ts";
import { item } from "./operators/item.ts";
import { itemFilled } from "./operators/item-filled.ts";
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

/** Every word of the condition language, in the order of the reference. Nothing outside this list is ever run. */
export const operators: readonly Operator[] = [
	and,
	or,
	not,
	equal,
	notEqual,
	less,
	lessOrEqual,
	greater,
	greaterOrEqual,
	isIn,
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
	type,
	variable,
	stored,
	item,
	itemFilled,
	todayOperator,
	date,
	daysAfter,
	daysBetweenOperator,
	add,
	subtract,
	multiply,
	ceil,
	number,
	choose,
	count,
];

const byName = new Map(operators.map((operator) => [operator.name, operator]));

/** The operator of this name, or undefined. */
export function findOperator(name: string): Operator | undefined {
	return byName.get(name);
}
