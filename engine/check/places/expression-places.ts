import type { Branch, Expression, FieldPath, FlowDefinition, JsonPath, StepRule } from "../../definition/index.ts";
import type { SectionEntry, StepEntry } from "./entries.ts";
import { type Place, placeInSection } from "./finding.ts";

/** An expression of the flow and its place. */
export interface ExpressionPlace {
	readonly expression: Expression;
	/** What its outcome must be: a condition, or a value for this field. */
	readonly expects: "condition" | { readonly field: FieldPath };
	/** The step whose screen or transition evaluates it; undefined for named conditions. */
	readonly step: StepEntry | undefined;
	/** The list whose items it concerns, each in turn as the current item; undefined when it concerns the process. */
	readonly list?: FieldPath;
	/** Whether it only warns. */
	readonly warns?: true;
	/** The name, for a named condition. */
	readonly name?: string;
	/** Place of a part of the expression. */
	readonly place: (inside: JsonPath) => Place;
}

/** Every expression of the flow, in the order of the file. */
export function expressionPlaces(flow: FlowDefinition, steps: readonly StepEntry[]): readonly ExpressionPlace[] {
	const named = Object.entries(flow.conditions ?? {}).map(([name, expression]) => ({
		...condition(expression, undefined, (inside) => ({ path: ["conditions", name, ...inside] })),
		name,
	}));
	return [...named, ...steps.flatMap((entry) => [...entry.sections.flatMap((section) => inSection(section, entry)), ...inStep(entry)])];
}

function condition(expression: Expression, step: StepEntry | undefined, place: ExpressionPlace["place"]): ExpressionPlace {
	return { expression, expects: "condition", step, place };
}

function inStep(entry: StepEntry): readonly ExpressionPlace[] {
	const { step, path } = entry;
	const at = (...prefix: JsonPath) => ({ place: (inside: JsonPath): Place => ({ path: [...path, ...prefix, ...inside] }) });
	return [
		...(step.when === undefined ? [] : [condition(step.when, entry, at("when").place)]),
		...(step.complete ?? []).map((rule: StepRule, index) => condition(rule.unless, entry, at("complete", index, "unless").place)),
		...(step.next ?? []).flatMap((branch: Branch, index) =>
			branch.when === undefined ? [] : [condition(branch.when, entry, at("next", index, "when").place)],
		),
	];
}

function inSection(entry: SectionEntry, step: StepEntry): readonly ExpressionPlace[] {
	const { section } = entry;
	const at =
		(...prefix: JsonPath): ExpressionPlace["place"] =>
		(inside) =>
			placeInSection(entry, [...prefix, ...inside]);
	const rules = (name: "complete" | "save" | "warn") =>
		(section[name] ?? []).map((rule, index) => condition(rule.unless, step, at(name, index, "unless")));
	return [
		...(section.when === undefined ? [] : [condition(section.when, step, at("when"))]),
		...Object.entries(section.fields ?? {}).flatMap(([field, rule]) => [
			...(rule.when === undefined ? [] : [condition(rule.when, step, at("fields", field, "when"))]),
			...(rule.enabledWhen === undefined ? [] : [condition(rule.enabledWhen, step, at("fields", field, "enabledWhen"))]),
		]),
		...(section.derived ?? []).flatMap((derivation, index) => [
			{ expression: derivation.value, expects: { field: derivation.field }, step, place: at("derived", index, "value") },
			...(derivation.when === undefined ? [] : [condition(derivation.when, step, at("derived", index, "when"))]),
		]),
		...rules("complete"),
		...rules("save"),
		...rules("warn").map((place) => ({ ...place, warns: true as const })),
		...Object.entries(section.chains ?? {}).flatMap(([list, chain]) =>
			chain.when === undefined ? [] : [{ ...condition(chain.when, step, at("chains", list, "when")), list: chain.from }],
		),
	];
}
