import {
	addressOf,
	type Edit,
	type FlowDefinition,
	isObject,
	type JsonObject,
	type JsonPath,
	nameSlug,
	objectOf,
	partOf,
} from "../../../engine/index.ts";
import type { FoundField } from "../bundle/find-field.ts";
import type { ListedField } from "../bundle/step-fields.ts";
import { writeAt } from "../editing/write-at.ts";

/** The options of a field, and their place, present or future, in the flow's file. */
export interface OptionList {
	readonly at: JsonPath;
	readonly options: readonly JsonObject[];
	/** Whether the field belongs to a block: then an override replaces the list as a whole. */
	readonly whole: boolean;
}

/** The options of a field with a single or multiple choice; null for any other field. */
export function optionsOf({ field, written, place }: FoundField): OptionList | null {
	const { oneOf, items } = field.schema;
	const below = Array.isArray(oneOf) ? ["oneOf"] : ["items", "oneOf"];
	const listed = Array.isArray(oneOf) ? oneOf : objectOf(items).oneOf;
	if (!Array.isArray(listed)) return null;
	const whole = "block" in written;
	return { at: [...place, ...(whole ? ["override"] : []), "schema", ...field.place, ...below], options: listed.filter(isObject), whole };
}

/** The path of the value that is one of the options, in the notation of differences: [] for the items of a field with several choices. */
export const optionsPath = ({ notation, schema }: Pick<ListedField, "notation" | "schema">): string =>
	Array.isArray(schema.oneOf) ? notation : `${notation}[]`;

export const optionValue = (option: JsonObject | undefined): string | number =>
	typeof option?.const === "number" ? option.const : String(option?.const ?? "");
export const optionTitle = (option: JsonObject | undefined): string => String(option?.title ?? option?.const ?? "");

/** Sets one property of an option; undefined removes it. */
export function changedOption(flow: FlowDefinition, list: OptionList, index: number, name: string, value: unknown): readonly Edit[] {
	if (!list.whole) return edits(writeAt("flow.json", flow, [...list.at, index, name], value));
	return replaced(
		flow,
		list,
		list.options.map((option, at) => (at === index ? changed(option, name, value) : option)),
	);
}

/** Adds an option at the end, with a value derived from its label; or returns why that is impossible. */
export function addedOption(flow: FlowDefinition, list: OptionList, title: string): readonly Edit[] | "needed" | "taken" {
	const values = list.options.map(optionValue);
	const numbers = values.filter((value) => typeof value === "number");
	const value = numbers.length > 0 && numbers.length === values.length ? Math.max(...numbers) + 1 : nameSlug(title);
	if (title === "" || value === "") return "needed";
	if (values.includes(value) || list.options.some((option) => optionTitle(option).toLowerCase() === title.toLowerCase())) return "taken";
	const option = { const: value, title };
	if (list.whole) return replaced(flow, list, [...list.options, option]);
	return [{ op: "add", file: "flow.json", at: addressOf(flow, list.at), value: option }];
}

/** Moves an option before or after its neighbour; no edits at the end of the row. */
export function movedOption(flow: FlowDefinition, list: OptionList, index: number, by: -1 | 1): readonly Edit[] {
	const { options, at, whole } = list;
	const option = options[index];
	const to = index + by;
	if (option === undefined || to < 0 || to >= options.length) return [];
	if (whole) return replaced(flow, list, options.toSpliced(index, 1).toSpliced(to, 0, option));
	const next = by < 0 ? to : to + 1;
	return [
		{
			op: "move",
			file: "flow.json",
			at: addressOf(flow, [...at, index]),
			...(next === options.length ? {} : { before: partOf(options, next) }),
		},
	];
}

export function removedOption(flow: FlowDefinition, list: OptionList, index: number): readonly Edit[] {
	if (list.whole) return replaced(flow, list, list.options.toSpliced(index, 1));
	return [{ op: "remove", file: "flow.json", at: addressOf(flow, [...list.at, index]) }];
}

const edits = (edit: Edit | null): readonly Edit[] => (edit === null ? [] : [edit]);

const replaced = (flow: FlowDefinition, { at }: OptionList, options: readonly JsonObject[]): readonly Edit[] =>
	edits(writeAt("flow.json", flow, at, options));

function changed(option: JsonObject, name: string, value: unknown): JsonObject {
	const { [name]: _, ...others } = option;
	return value === undefined ? others : { ...option, [name]: value };
}
