import { isLarge } from "../evaluation/is-large.ts";
import { oncePerContext } from "../evaluation/once-per-context.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

const outcomeOnce = oncePerContext<boolean>();

export const cond: OperatorCode = {
	example: {
		expression: { cond: "positive" },
		context: { conditions: { positive: { filled: "Advice.Advice" } }, values: { Advice: { Advice: "yes" } } },
		value: true,
	},
	sentence: (condition) => condition,
	run: ([given], context, run) => {
		const name = String(given);
		const condition = context.conditions[name];
		if (condition === undefined) return false;
		return isLarge(condition) ? outcomeOnce(context, name, () => run(condition, context) === true) : run(condition, context) === true;
	},
};
