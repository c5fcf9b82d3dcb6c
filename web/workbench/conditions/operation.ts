import {
	findOperator,
	isObject,
	type JsonObject,
	nameTypes,
	type Operator,
	operators,
	type Parameter,
	type ParameterType,
} from "../../../engine/index.ts";

/** An operator with its arguments, as the builder shows it. */
export interface Operation {
	readonly operator: Operator;
	readonly args: readonly unknown[];
}

/** The value of an argument that has not been chosen yet. */
export const open = "";

/** The initial condition in the builder: an unchosen field equals an unchosen value. */
export const newCondition = (inList: boolean): JsonObject => ({ "==": [inList ? { item: open } : { var: open }, open] });

/** Null for a fixed value, and for a node that is not an expression. */
export function operationOf(node: unknown): Operation | null {
	if (!isObject(node)) return null;
	const [entry, ...others] = Object.entries(node);
	const operator = entry === undefined ? undefined : findOperator(entry[0]);
	if (entry === undefined || operator === undefined || others.length > 0) return null;
	return { operator, args: Array.isArray(entry[1]) && !takesOne(operator) ? entry[1] : [entry[1]] };
}

/** As written in the file: a single argument by itself, several in a list. */
export function written({ operator, args }: Operation): JsonObject {
	return { [operator.name]: takesOne(operator) ? args[0] : args };
}

const takesOne = ({ parameters, atLeast }: Operator): boolean => parameters.length === 1 && atLeast === undefined;

/** The parameter for the argument at an index. */
export const parameterAt = ({ parameters }: Operator, index: number): Parameter | undefined => parameters[index] ?? parameters.at(-1);

/** The operator at which a node is not a valid expression ("" if there is none); null if the node is valid. */
export function faultOf(node: unknown, expects: "condition" | "value"): { readonly operator: string } | null {
	const operation = operationOf(node);
	if (operation === null)
		return expects === "value" && !isObject(node) ? null : { operator: isObject(node) ? (Object.keys(node)[0] ?? "") : "" };
	const { operator, args } = operation;
	const wrong = { operator: operator.name };
	const { parameters, atLeast } = operator;
	if (atLeast === undefined ? args.length !== parameters.length : args.length < atLeast) return wrong;
	for (const [index, arg] of args.entries()) {
		const type = parameterAt(operator, index)?.type;
		if (type === undefined) return wrong;
		if (nameTypes.has(type)) {
			if (typeof arg !== "string") return wrong;
			continue;
		}
		if (type === "values-or-list" && Array.isArray(arg)) continue;
		const fault = faultOf(arg, type === "boolean" || type === "item-condition" ? "condition" : "value");
		if (fault !== null) return fault;
	}
	return null;
}

/** Whether every argument has been chosen. The empty path stands for the item of a list itself. */
export function isWhole(node: unknown): boolean {
	if (node === open || node === undefined) return false;
	const operation = operationOf(node);
	if (operation === null) return !Array.isArray(node) || node.length > 0;
	const { operator, args } = operation;
	return operator.parameters.length === 0 || args.every((arg, at) => parameterAt(operator, at)?.type === "item-path" || isWhole(arg));
}

/** Arguments keyed by position, because they have no other identity. */
export const placed = (args: readonly unknown[]) => args.map((arg, at) => ({ arg, at, key: `argument ${at}` }));

/** The operation with one argument replaced. */
export const withArgument = ({ operator, args }: Operation, index: number, arg: unknown): JsonObject =>
	written({ operator, args: args.map((each, at) => (at === index ? arg : each)) });

const lists: ReadonlySet<string> = new Set(["and", "or"]);
export const isGroup = ({ operator }: Operation): boolean => lists.has(operator.name);

/** The operators that can be chosen for a condition here. */
export function conditionOperators(inList: boolean, named: boolean): readonly Operator[] {
	return operators.filter(({ name, result }) => result === "boolean" && (inList || name !== "item-filled") && !(named && name === "cond"));
}

/** The calculations that can be chosen here, for a parameter of this type. */
export function valueOperators(type: ParameterType, inList: boolean): readonly Operator[] {
	return operators.filter(
		({ name, result }) => result !== "boolean" && name !== "var" && (inList || name !== "item") && (fits[type]?.includes(result) ?? true),
	);
}

/** The results that fit a parameter with a more specific type than any value. */
const fits: Readonly<Partial<Record<ParameterType, readonly Operator["result"][]>>> = {
	number: ["number", "field", "branches"],
	date: ["date", "field", "branches"],
	text: ["field", "branches"],
	list: ["field"],
	"values-or-list": ["field"],
};

/** The condition with another operator: fields and values already chosen are kept where the new operator takes them. */
export function reshaped(node: unknown, operator: Operator): JsonObject {
	const before = operationOf(node);
	const field = before === null ? open : firstField(before);
	const kept = (type: ParameterType, index: number): unknown => {
		const former = before?.args[index];
		const formerType = before === null ? undefined : parameterAt(before.operator, index)?.type;
		if (type === "boolean") return before?.operator.result === "boolean" ? node : newCondition(false);
		if (type === "item-condition") return formerType === type ? former : newCondition(true);
		if (type === "field-path") return field;
		if (nameTypes.has(type)) return formerType === type ? former : open;
		if (type === "values-or-list") return Array.isArray(former) ? former : [];
		const isValue = formerType !== undefined && !nameTypes.has(formerType) && formerType !== "boolean" && formerType !== "item-condition";
		if (isValue && !Array.isArray(former)) return former;
		return index === 0 ? { var: field } : open;
	};
	const { parameters, atLeast } = operator;
	const count = Math.max(parameters.length, atLeast ?? 0);
	return written({
		operator,
		args: Array.from({ length: count }, (_, index) => {
			// The former condition becomes the first of the group.
			if (atLeast !== undefined && index > 0 && parameterAt(operator, index)?.type === "boolean") return newCondition(false);
			return kept(parameterAt(operator, index)?.type ?? "value", index);
		}),
	});
}

function firstField({ operator, args }: Operation): string {
	for (const [index, arg] of args.entries()) {
		if (parameterAt(operator, index)?.type === "field-path" && typeof arg === "string") return arg;
		const inner = operationOf(arg);
		const found = inner === null ? open : firstField(inner);
		if (found !== open) return found;
	}
	return open;
}
