import type { FieldPath, JsonPath, JsonSchema } from "../../definition/index.ts";
import { memberOf } from "../../json/json-object.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const numberOutOfRange: Rule = {
	code: "number-out-of-range",
	description: "A comparison with a number that the field can't hold always says the same.",
	check: (model) =>
		model.expressions.flatMap(({ expression, place }) =>
			comparisons(expression, []).flatMap(({ path, asNumber, limit, at }): readonly Finding[] => {
				// An empty field counts as 0, so that a comparison with 0 tests whether it is filled in.
				if (asNumber && limit === 0) return [];
				const { least, most } = rangeOf(path, model);
				if (limit >= least && limit <= most) return [];
				return [
					errorAt("number-out-of-range", place(at), {
						message: `"${path}" holds a number ${told(least, most)}, so comparing it with ${limit} decides nothing.`,
						remedy: "Compare with a number the field can hold, or change its minimum or maximum.",
					}),
				];
			}),
		),
};

const words: ReadonlySet<string> = new Set(["==", "!=", ">", ">=", "<", "<="]);

interface Comparison {
	readonly path: FieldPath;
	readonly asNumber: boolean;
	readonly limit: number;
	readonly at: JsonPath;
}

function comparisons(node: unknown, at: JsonPath): readonly Comparison[] {
	if (Array.isArray(node)) return node.flatMap((part, index) => comparisons(part, [...at, index]));
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([name, args]: readonly [string, unknown]) => [
		...(words.has(name) && Array.isArray(args) && args.length === 2 ? compared(args, [...at, name]) : []),
		...comparisons(args, [...at, name]),
	]);
}

function compared(args: readonly unknown[], at: JsonPath): readonly Comparison[] {
	const index = args.findIndex((arg) => typeof arg === "number");
	const [limit, other] = [args[index], args[1 - index]];
	const asNumber = typeof memberOf(other, "number") === "string";
	const path = memberOf(other, asNumber ? "number" : "var");
	return typeof limit === "number" && typeof path === "string" ? [{ path, asNumber, limit, at: [...at, index] }] : [];
}

function rangeOf(path: FieldPath, { fields }: FlowModel): { readonly least: number; readonly most: number } {
	const schemas = (fields.fields.get(path)?.declarations ?? []).map(({ schema }) => schema);
	const bound = (name: "minimum" | "maximum", open: number) => schemas.map((schema: JsonSchema) => numberAt(schema, name) ?? open);
	return schemas.length === 0
		? { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
		: {
				least: Math.min(...bound("minimum", Number.NEGATIVE_INFINITY)),
				most: Math.max(...bound("maximum", Number.POSITIVE_INFINITY)),
			};
}

function numberAt(schema: JsonSchema, name: string): number | undefined {
	const value = schema[name];
	return typeof value === "number" ? value : undefined;
}

function told(least: number, most: number): string {
	const from = Number.isFinite(least) ? `from ${least}` : "";
	const to = Number.isFinite(most) ? `up to ${most}` : "";
	return [from, to].filter((part) => part !== "").join(" ");
}
