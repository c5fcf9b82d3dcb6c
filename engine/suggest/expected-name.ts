import { findOperator, type ParameterType } from "../conditions/index.ts";
import type { FieldPath } from "../definition/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { objectOf } from "../json/json-object.ts";
import { described, languageBelow, languageOf } from "./language-places.ts";

/** What a name in a tenant's files may refer to. */
export type NameKind = "field" | "step" | "condition" | "role" | "block" | "reason" | "mark" | "page" | "process-type";

/** A name, or one of the options of a field that is compared with it. */
export type Expected = ({ readonly kind: NameKind } | { readonly kind: "option"; readonly field: FieldPath }) & {
	/** Set inside an override: what a flow lays over a block uses the block's names. */
	readonly block?: OverriddenBlock;
};

interface OverriddenBlock {
	readonly name: string;
	/** The flow's names for groups and fields, by the block's names. */
	readonly renames: Readonly<Record<FieldPath, string>>;
}

/** Kinds by the type that the language gives to a property. */
const byType: Readonly<Record<string, NameKind>> = {
	fieldPath: "field",
	stepCode: "step",
	role: "role",
	roles: "role",
	pageSlug: "page",
};

/** Kinds by place, where the type is less specific. */
const byPlace: Readonly<Record<string, NameKind>> = {
	"flow#blockReference.block": "block",
	"flow#effect.cancel": "reason",
	"flow#effect.mark": "mark",
	"flow#effect.unmark": "mark",
	"scenario#expectation.marks": "mark",
};

const byParameter: Readonly<Partial<Record<ParameterType, NameKind>>> = {
	"field-path": "field",
	"list-path": "field",
	"condition-name": "condition",
	"mark-name": "mark",
	"step-code": "step",
	"role-name": "role",
	"process-type": "process-type",
};

/**
 * What is named at a place of a file, according to the language and the operators; undefined where nothing is. `document`: the file, as far
 * as it can be read.
 */
export function expectedName(file: string, path: JsonPath, document: unknown): Expected | undefined {
	const found = nameAt(file, path, document);
	const block = path.includes("override") ? overridden(valueAt(document, path.slice(0, path.indexOf("override")))) : undefined;
	return found && block ? { ...found, block } : found;
}

function overridden(section: unknown): OverriddenBlock | undefined {
	const { block, rename } = objectOf(section);
	const renames = Object.entries(objectOf(rename)).filter((each): each is [string, string] => typeof each[1] === "string");
	return typeof block === "string" ? { name: block, renames: Object.fromEntries(renames) } : undefined;
}

function nameAt(file: string, path: JsonPath, document: unknown): Expected | undefined {
	const expression = expressionAround(file, path);
	if (expression !== undefined) return inExpression(path.slice(expression.length), valueAt(document, expression));
	const language = languageOf(file);
	const last = path.findLastIndex((part) => typeof part === "string");
	const name = path[last];
	if (language === undefined || typeof name !== "string") return undefined;
	const place = path
		.slice(0, last)
		.reduce<string>((above, part) => (typeof part === "string" ? languageBelow(above, part) : above), language);
	return kindOf(
		byPlace[`${place}.${name}`] ?? byPlace[`${alsoBlock(place)}.${name}`] ?? byType[plainType(described(place, name)?.type ?? "")],
	);
}

/** Path of the beginning of the expression that contains a place; undefined outside an expression. */
export function expressionAround(file: string, path: JsonPath): JsonPath | undefined {
	let place = languageOf(file);
	for (const [index, part] of path.entries()) {
		if (place === undefined) return undefined;
		if (typeof part === "number") continue;
		const type = described(place, part)?.type ?? "";
		if (holdsExpression(plainType(type))) return path.slice(0, index + (plainType(type) === type ? 1 : 2));
		place = languageBelow(place, part);
	}
	return undefined;
}

const kindOf = (kind: NameKind | undefined): Expected | undefined => (kind === undefined ? undefined : { kind });

/** A step has sections, and block references in the same places. */
const alsoBlock = (place: string): string => (place === "section" ? "flow#blockReference" : place);

const plainType = (type: string): string => type.replace(/^list of /, "").replace(/ by name$| \| null$/, "");

const holdsExpression = (type: string): boolean => type === "condition" || type === "value";

/** `path`: below the place that has the expression. */
function inExpression(path: JsonPath, expression: unknown): Expected | undefined {
	const last = path.findLastIndex((part) => typeof part === "string" && findOperator(part) !== undefined);
	const operator = findOperator(String(path[last]));
	if (operator === undefined) return undefined;
	const [index = 0, ...deeper] = path.slice(last + 1);
	const parameter = operator.parameters[Number(index)] ?? operator.parameters.at(-1);
	const named = parameter && byParameter[parameter.type];
	if (named !== undefined) return { kind: named };
	const args = valueAt(expression, path.slice(0, last + 1));
	const field = Array.isArray(args) ? args.map(fieldIn).find((found) => found !== undefined) : undefined;
	return field !== undefined && deeper.every((part) => typeof part === "number") ? { kind: "option", field } : undefined;
}

function fieldIn(argument: unknown): FieldPath | undefined {
	const path = valueAt(argument, ["var"]);
	return typeof path === "string" ? path : undefined;
}
