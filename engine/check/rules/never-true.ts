import type { JsonPath } from "../../definition/index.ts";
import { memberOf } from "../../json/json-object.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, type Finding } from "../places/finding.ts";

export const neverTrue: Rule = {
	code: "never-true",
	description: "A condition that can never hold, whatever is filled in, is a mistake.",
	check: ({ expressions }) =>
		expressions.flatMap(({ expression, place }) =>
			contradictions(expression, []).map(
				({ at, why }): Finding =>
					errorAt("never-true", place(at), {
						message: `This never holds: ${why}.`,
						remedy: 'Compare different fields, or join the conditions with "or".',
					}),
			),
		),
};

interface Contradiction {
	readonly at: JsonPath;
	readonly why: string;
}

function contradictions(node: unknown, at: JsonPath): readonly Contradiction[] {
	if (Array.isArray(node)) return node.flatMap((part, index) => contradictions(part, [...at, index]));
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([name, given]) => {
		const own = Array.isArray(given) ? reason(name, given) : undefined;
		return [...(own === undefined ? [] : [{ at: [...at, name], why: own }]), ...contradictions(given, [...at, name])];
	});
}

function reason(operator: string, args: readonly unknown[]): string | undefined {
	if (operator === "==" && args.every((arg) => typeof arg !== "object") && args[0] !== args[1]) return "it compares two fixed values";
	if (operator !== "and") return undefined;
	const equals = args.flatMap(equality);
	const clash = equals.find(({ path, value }) => equals.some((other) => other.path === path && other.value !== value));
	if (clash !== undefined) return `"${clash.path}" can't have two values at once`;
	const empty = args.flatMap((arg) => named(arg, "empty"));
	const filled = [...args.flatMap((arg) => named(arg, "filled")), ...equals.map(({ path }) => path)].find((path) => empty.includes(path));
	return filled === undefined ? undefined : `"${filled}" can't be empty and filled at once`;
}

function equality(node: unknown): readonly { readonly path: string; readonly value: unknown }[] {
	const pair = typeof node === "object" && node !== null && "==" in node ? node["=="] : undefined;
	if (!Array.isArray(pair)) return [];
	const path = pair.flatMap((side) => named(side, "var"))[0];
	const value: unknown = pair.find((side) => typeof side !== "object");
	return path === undefined || value === undefined ? [] : [{ path, value }];
}

function named(node: unknown, operator: string): readonly string[] {
	const path = memberOf(node, operator);
	return typeof path === "string" ? [path] : [];
}
