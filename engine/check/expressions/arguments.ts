import type { Operator, Parameter } from "../../conditions/index.ts";
import type { JsonPath } from "../../definition/index.ts";
import { errorAt } from "../places/finding.ts";
import type { Scope } from "./scope.ts";

/** One argument, the parameter it is for, and its place. */
export interface Argument {
	readonly value: unknown;
	readonly parameter: Parameter;
	readonly at: JsonPath;
}

/** The arguments; undefined when their number is wrong, which is reported. A single argument may be written without a list. */
export function argumentsOf(operator: Operator, given: unknown, at: JsonPath, scope: Scope): readonly Argument[] | undefined {
	const { parameters, atLeast } = operator;
	const [first] = parameters;
	const last = parameters.at(-1);
	if (first !== undefined && parameters.length === 1 && atLeast === undefined) {
		if (!Array.isArray(given)) return [{ value: given, parameter: first, at }];
	} else if (Array.isArray(given) && (atLeast === undefined ? given.length === parameters.length : given.length >= atLeast)) {
		return given.flatMap((value, index) => {
			const parameter = parameters[index] ?? last;
			return parameter === undefined ? [] : [{ value, parameter, at: [...at, index] }];
		});
	}
	const wanted =
		atLeast === undefined ? `${parameters.length} argument${parameters.length === 1 ? "" : "s"}` : `${atLeast} or more arguments`;
	scope.report(
		errorAt("wrong-type", scope.place(at), {
			message: `"${operator.name}" takes ${wanted}${parameters.length === 1 && atLeast === undefined ? ", without a list around it" : ", in a list"}.`,
			remedy: `For instance ${JSON.stringify(operator.example.expression)}.`,
		}),
	);
	return undefined;
}
