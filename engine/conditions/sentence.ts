import type { FieldPath, Literal, StepCode } from "../definition/flow-definition.ts";
import * as conditionTexts from "../texts/conditions.ts";
import type { ParameterType } from "./evaluation/operator.ts";
import { operatorIn } from "./operator-in.ts";
import { nameTypes } from "./references.ts";

/** What the names in an expression are called on the screen. */
export interface Labels {
	readonly field: (path: FieldPath) => string;
	/** Text of one of the field's options, undefined when the field has no such option. */
	readonly option: (path: FieldPath, value: Literal) => string | undefined;
	readonly step: (code: StepCode) => string;
	/** What a named condition means. */
	readonly condition: (name: string) => string;
	/** Present when the tenant is known; otherwise a role is called by its code. */
	readonly role?: (code: string) => string;
}

/** The expression in Dutch: "Advies is Positief en Toelichting is ingevuld". */
export function sentence(expression: unknown, labels: Labels): string {
	return spoken(expression, labels, undefined);
}

/** `field`: the field that a literal is compared with, so that the literal can be shown as the text of its option. */
function spoken(expression: unknown, labels: Labels, field: FieldPath | undefined): string {
	const applied = operatorIn(expression);
	if (applied === undefined) {
		return Array.isArray(expression)
			? expression.map((value) => literal(value, labels, field)).join(", ")
			: literal(expression, labels, field);
	}
	const { operator, args } = applied;
	const compared = args.map(fieldOf).find((path) => path !== undefined);
	const parts = args.map((arg, index) => {
		const type = (operator.parameters[index] ?? operator.parameters.at(-1))?.type;
		if (type !== undefined && nameTypes.has(type)) return named(String(arg), type, labels);
		const text = spoken(arg, labels, compared);
		const inner = operatorIn(arg)?.operator.name;
		return (inner === "and" || inner === "or") && inner !== operator.name ? `(${text})` : text;
	});
	return operator.sentence(...parts);
}

function fieldOf(arg: unknown): FieldPath | undefined {
	const applied = operatorIn(arg);
	return applied?.operator.result === "field" && applied.operator.name !== "item" ? String(applied.args[0]) : undefined;
}

function named(name: string, type: ParameterType, labels: Labels): string {
	switch (type) {
		case "field-path":
		case "list-path":
			return labels.field(name);
		case "item-path":
			return name === "" ? conditionTexts.item : name;
		case "step-code":
			return labels.step(name);
		case "condition-name":
			return labels.condition(name);
		case "role-name":
			return labels.role?.(name) ?? name;
		case "date-literal":
			return name.split("-").reverse().join("-");
		default:
			return name;
	}
}

function literal(value: unknown, labels: Labels, field: FieldPath | undefined): string {
	const option = field === undefined ? undefined : labels.option(field, value as Literal);
	if (option !== undefined) return option;
	if (typeof value === "boolean") return value ? conditionTexts.yes : conditionTexts.no;
	return value === null ? conditionTexts.empty : typeof value === "string" ? `'${value}'` : String(value).replace(".", ",");
}
