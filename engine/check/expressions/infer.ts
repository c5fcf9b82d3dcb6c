import type { Operator, ParameterType } from "../../conditions/index.ts";
import type { JsonPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { errorAt } from "../places/finding.ts";
import { type Argument, argumentsOf } from "./arguments.ts";
import { demandName } from "./demand-name.ts";
import { demandListed, demandSame } from "./demand-same.ts";
import { itemSchemasOf, typeOfNamedField } from "./named-field.ts";
import { type Scope, vocabulary } from "./scope.ts";
import { type Kind, nameOfType, share, typeOf, typeOfLiteral, unknownType, type ValueType } from "./value-types.ts";

/** Type of an expression; reports what is wrong inside it on the way. */
export function infer(node: unknown, at: JsonPath, scope: Scope): ValueType {
	if (typeof node !== "object" || node === null) return typeOfLiteral(node);
	const entries = Array.isArray(node) ? [] : Object.entries(node);
	const [entry] = entries;
	if (entry === undefined || entries.length > 1) {
		const message = Array.isArray(node) ? "A list can't stand here." : `An expression has one operator, this has ${entries.length}.`;
		scope.report(
			errorAt("unknown-operator", scope.place(at), {
				message,
				remedy: 'Write { "operator": arguments }; join conditions with "and" or "or".',
			}),
		);
		return unknownType;
	}
	const [name, given] = entry;
	const operator = vocabulary.find(name);
	if (operator === undefined) {
		scope.report(
			errorAt("unknown-operator", scope.place([...at, name]), {
				message: `There is no operator "${name}".`,
				remedy: `Use one of: ${vocabulary.names.join(", ")}.`,
				didYouMean: () => nearestName(name, vocabulary.names),
			}),
		);
		return unknownType;
	}
	const args = argumentsOf(operator, given, [...at, name], scope);
	return args === undefined
		? resultOf(operator, [], [], scope)
		: resultOf(
				operator,
				args.map(({ value }) => value),
				demandArguments(args, scope),
				scope,
			);
}

function resultOf(operator: Operator, args: readonly unknown[], types: readonly ValueType[], scope: Scope): ValueType {
	switch (operator.result) {
		case "field":
			return typeOfNamedField(operator, args[0], scope);
		case "branches": {
			const kinds = types.slice(1).map((type) => type.kinds);
			return kinds.some((kind) => kind.size === 0) ? unknownType : { kinds: new Set(kinds.flatMap((kind) => [...kind])) };
		}
		default:
			return typeOf(operator.result);
	}
}

const kinds: Readonly<Partial<Record<ParameterType, readonly Kind[]>>> = {
	number: ["number"],
	date: ["date"],
	text: ["text"],
	list: ["list"],
	"number-or-date": ["number", "date", "time"],
	value: ["boolean", "number", "date", "time", "text"],
	"same-value": ["boolean", "number", "date", "time", "text"],
};

/** Checks arguments against their parameters. Returns their types, in order. */
function demandArguments(args: readonly Argument[], scope: Scope): readonly ValueType[] {
	const listPath = args.find(({ parameter }) => parameter.type === "list-path")?.value;
	const types = args.map((argument) => demandArgument(argument, scope, typeof listPath === "string" ? listPath : undefined));
	demandSame(args, types, scope);
	demandListed(args, types, scope);
	return types;
}

function demandArgument({ value, parameter, at }: Argument, scope: Scope, listPath: string | undefined): ValueType {
	const { type } = parameter;
	if (type === "boolean") return demandCondition(value, at, scope);
	if (type === "item-condition")
		return demandCondition(value, at, { ...scope, item: listPath === undefined ? [] : itemSchemasOf(listPath, scope) });
	if (type === "values-or-list" && Array.isArray(value)) return demandFixedValues(value, at, scope);
	const wanted = type === "values-or-list" ? (["list"] as const) : kinds[type];
	if (wanted === undefined) {
		demandName(type, value, at, scope);
		return unknownType;
	}
	const found = infer(value, at, scope);
	if (!share(found, typeOf(...wanted))) {
		scope.report(
			errorAt("wrong-type", scope.place(at), {
				message: `${capital(nameOfType(typeOf(...wanted)))} is expected here, and this is ${nameOfType(found)}.`,
				remedy:
					wanted.includes("date") && typeof value === "string"
						? `Write a fixed date as { "date": "YYYY-MM-DD" }.`
						: "Give a value of that type, or compare another field.",
			}),
		);
		return unknownType;
	}
	return found;
}

/** A written-out list holds fixed values; an expression in it would never be evaluated. */
function demandFixedValues(values: readonly unknown[], at: JsonPath, scope: Scope): ValueType {
	for (const [index, value] of values.entries()) {
		if (typeof value !== "object" || value === null) continue;
		scope.report(
			errorAt("wrong-type", scope.place([...at, index]), {
				message: "A list that is written out holds texts, numbers, true or false.",
				remedy: 'Write the values themselves, or give a field of type array: { "var": … }.',
			}),
		);
	}
	return unknownType;
}

/** The node must be a condition: an operator that yields true or false, never a bare field or literal. */
export function demandCondition(node: unknown, at: JsonPath, scope: Scope): ValueType {
	const found = infer(node, at, scope);
	const path = typeof node === "object" && node !== null && "var" in node ? node.var : undefined;
	const bare = typeof node !== "object" || node === null || path !== undefined;
	if (bare || (found.kinds.size > 0 && !found.kinds.has("boolean"))) {
		scope.report(
			errorAt("wrong-type", scope.place(at), {
				message: "A condition is expected here: something that holds or does not.",
				remedy:
					path === undefined || !found.kinds.has("boolean")
						? 'Compare the value, for instance with "==", or use "filled".'
						: `A field may be empty; write { "==": [{ "var": ${JSON.stringify(path)} }, true] }.`,
			}),
		);
	}
	return typeOf("boolean");
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
