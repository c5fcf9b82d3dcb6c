import {
	choiceName,
	findOperator,
	kindName,
	type Labels,
	languageBelow,
	languageProperties,
	memberOf,
	partName,
	sentence,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";

/** The place of a value in the description of its language, and the flow's labels for names in it. */
export interface ValuePlace {
	/** Undefined in a file without a language. */
	readonly language?: string | undefined;
	readonly labels?: Labels | undefined;
}

/** Maximum number of characters in the description of a value. */
const mostTold = 400;
/** Maximum depth of nested values in a description. */
const deepest = 4;

/** The name of an object in the files; undefined if it has none. */
export function nameOfValue(value: unknown): string | undefined {
	const called = ["label", "title", "block", "id", "field", "name"].map((name) => memberOf(value, name));
	return called.find((each) => typeof each === "string");
}

/** A short description of a value: its name, or its content with Dutch property names. */
export function valueWords(value: unknown, place: ValuePlace = {}): string {
	const told = words(value, place, 0);
	return told.length > mostTold ? `${told.slice(0, mostTold)}…` : told;
}

function words(value: unknown, place: ValuePlace, depth: number): string {
	if (value === undefined) return text("workbench.edit.words.nothing");
	if (value === null) return text("workbench.value.emptied");
	if (typeof value === "string") return stringWords(value, place);
	if (typeof value === "boolean") return text(value ? "workbench.condition.yes" : "workbench.condition.no");
	if (typeof value === "number") return String(value).replace(".", ",");
	if (isCondition(value, place)) return sentence(value, place.labels ?? plainLabels);
	if (Array.isArray(value)) {
		return value.length === 0 ? text("workbench.value.none") : value.map((item) => words(item, place, depth + 1)).join(", ");
	}
	return objectWords(value, place, depth);
}

function objectWords(value: object, place: ValuePlace, depth: number): string {
	const name = nameOfValue(value);
	if (name !== undefined) return `“${name}”`;
	// A branch without a name is described by where it leads.
	const to = memberOf(value, "to");
	if (typeof to === "string" && memberOf(value, "when") === undefined) return text("workbench.exit.onward", { step: to });
	const members = Object.entries(value);
	if (members.length === 0) return text("workbench.value.none");
	if (depth >= deepest) return text("workbench.value.more");
	return members.map(([each, inner]) => memberWords(each, inner, place, depth)).join("; ");
}

function memberWords(name: string, value: unknown, place: ValuePlace, depth: number): string {
	const inside = placeBelow(place, name);
	if (name === "properties") return words(Object.values(Object(value)), inside, depth);
	return `${memberName(name, value, place)}: ${words(value, inside, depth + 1)}`;
}

/** The name of a member: the title of a field or a group, or the name of a property in the language. */
export function memberName(name: string, value: unknown, { language }: ValuePlace): string {
	const title = memberOf(value, "title");
	return typeof title === "string" ? title : language === undefined ? name : partName(language, name);
}

/** The place of the value under a name. */
export const placeBelow = ({ language, labels }: ValuePlace, name: string): ValuePlace => ({
	labels,
	language: language === undefined ? undefined : languageBelow(language, name),
});

const typeAt = (language: string | undefined): string => (language === undefined ? "" : (languageProperties[language]?.type ?? ""));

function stringWords(value: string, { language, labels }: ValuePlace): string {
	if (typeAt(language) === "stepCode" && labels !== undefined) return labels.step(value);
	if (language?.endsWith(".type")) return kindName(value);
	const chosen = choiceName(typeAt(language), value);
	return chosen === value ? `“${value}”` : chosen;
}

/** Whether the value is an expression: the language says so, and it is exactly one operator. */
export function isCondition(value: unknown, { language }: ValuePlace): boolean {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const [name = "", ...others] = Object.keys(value);
	return others.length === 0 && /^(condition|value)\b/.test(typeAt(language)) && findOperator(name) !== undefined;
}

/** Without a flow, everything is named as it is written. */
const plainLabels: Labels = { field: (path) => path, option: () => undefined, step: (code) => code, condition: (name) => name };
