import type { SectionDefinition, TenantDefinition } from "../../../engine/index.ts";
import { typed } from "./days.ts";

export type Node = Readonly<Record<string, unknown>>;

/** A field as worded by its form. */
export interface FieldWords {
	readonly path: string;
	/** Headings from the outside in: of the section, then of the groups that have their own. */
	readonly section: string | undefined;
	readonly groups: readonly string[];
	readonly label: string;
	readonly schema: Node;
	readonly hints: Node;
}

/** The section's wording of the field; undefined if it has no such field, or doesn't show it. */
export function wordsIn(section: SectionDefinition, path: string): FieldWords | undefined {
	const groups: string[] = [];
	let schema: Node = section.schema;
	let hints: Node = nodeOf(section.ui);
	const names = path.split(".");
	for (const [index, name] of names.entries()) {
		const child = nodeOf(schema.properties)[name];
		if (child === undefined) return undefined;
		schema = nodeOf(child);
		hints = nodeOf(hints[name]);
		if (hints["ui:widget"] === "hidden") return undefined;
		const title = titleOf(schema, hints);
		// A group that another widget draws, or that merely repeats its section's heading, has none.
		if (index < names.length - 1 && title && hints["ui:widget"] === undefined && title !== section.title) groups.push(title);
	}
	return { path, section: section.title, groups, label: titleOf(schema, hints) ?? names.at(-1) ?? "", schema, hints };
}

/** The fields of one list item, worded as within the item. */
export function wordsOfItems({ schema, hints }: FieldWords): readonly FieldWords[] {
	const items = nodeOf(schema.items);
	return Object.entries(nodeOf(items.properties)).map(([name, child]) => ({
		path: name,
		section: undefined,
		groups: [],
		label: titleOf(nodeOf(child), nodeOf(nodeOf(hints.items)[name])) ?? name,
		schema: nodeOf(child),
		hints: nodeOf(nodeOf(hints.items)[name]),
	}));
}

/** What a person types or chooses to enter the value, and reads once it is there. */
export function textOf(value: unknown, { schema, hints }: Pick<FieldWords, "schema" | "hints">, tenant: TenantDefinition): string {
	if (value === null || value === undefined) return "";
	if (hints["ui:widget"] === "stakeholder") return tenant.stakeholders?.find(({ slug }) => slug === value)?.name ?? String(value);
	if (hints["ui:widget"] === "pid") return tenant.pids?.find(({ uuid }) => uuid === value)?.label ?? String(value);
	const options = [schema.oneOf, nodeOf(schema.items).oneOf].find(Array.isArray) ?? [];
	const option = options.map(nodeOf).find((candidate) => candidate.const === value);
	if (option !== undefined) return String(option.title ?? value);
	if (value === "Cancelled") return "Geannuleerd";
	if (typeof value === "number") return numberText(value, schema);
	if (schema.format === "calendar-date" || schema.format === "planned-date") return typed(String(value));
	return String(value);
}

/** What a person reads where the value is read-only: with its unit, an amount in euros and cents. */
export function readTextOf(value: unknown, words: Pick<FieldWords, "schema" | "hints">, tenant: TenantDefinition): string {
	if (typeof value === "boolean") return value ? "Ja" : "Nee";
	const suffix = words.hints["ui:suffix"] ?? nodeOf(words.hints["ui:options"]).suffix;
	if (typeof value === "number" && suffix === "€") return `€ ${amount.format(value)}`;
	const text = textOf(value, words, tenant);
	return typeof suffix === "string" && text !== "" ? `${text} ${suffix}` : text;
}

const amount = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Dots for thousands and a comma for decimals; without the dot if three decimals are allowed and 1.500 could mean
 * either.
 */
function numberText(value: number, { type, multipleOf }: Node): string {
	const written = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 20 }).format(value);
	const hasThousandths = [type].flat().includes("number") && !(Number(multipleOf) > 0.001);
	return hasThousandths && /^-?\d{1,3}\.\d{3}$/.test(written) ? written.replace(".", "") : written;
}

export function nodeOf(value: unknown): Node {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function titleOf(schema: Node, hints: Node): string | undefined {
	return [hints["ui:title"], nodeOf(hints["ui:options"]).title, schema.title].find((title) => typeof title === "string") as
		| string
		| undefined;
}
