import {
	type AskedKind,
	askedKind,
	collationKey,
	displayListed,
	type FieldValue,
	isPlain,
	type ListFilter,
	readTest,
	testsOf,
	unknownOption,
	writeTest,
} from "../../../engine/index.ts";
import type { TableField, TableFields } from "../fields/table-field.ts";
import { incrementalCounts } from "../rows/incremental-counts.ts";

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** A filter ready to render. */
export interface DrawnFilter {
	readonly field: string;
	readonly label: string;
	readonly kind: "text" | "one" | "many";
	readonly asked: AskedKind;
	readonly more: boolean;
	/** Values to choose from; empty for a text filter. */
	readonly choices: readonly Choice[];
	/** Name of a value, including one that can't be chosen; 'Onbekend' if nobody knows it. */
	readonly labelOf: (value: string) => string;
}

/**
 * Only values that occur can be chosen, so no single choice empties the list. `rows`: where to find them, or the values by field.
 * `complete`: none are missing there.
 */
export function drawnFilters<Row extends object>(
	filters: readonly ListFilter[],
	fields: TableFields<Row>,
	rows: readonly Row[] | Occurring,
	complete = false,
): readonly DrawnFilter[] {
	return filters.flatMap(({ field: name, label, multiple = false, more = false }) => {
		const field = fields.get(name);
		if (field === undefined || field.absent === true) return [];
		const isText = field.kind === "text";
		return [
			{
				field: name,
				label: label ?? field.label,
				asked: askedKind(name, field.kind),
				kind: isText ? "text" : multiple || field.kind === "tags" ? "many" : "one",
				more,
				choices: isText ? [] : choicesOf(field, rows),
				labelOf: valueLabels(field, rows, complete),
			},
		];
	});
}

/** Values that occur, by field. */
export type Occurring = Readonly<Record<string, readonly string[]>>;

const isRows = <Row>(rows: readonly Row[] | Occurring): rows is readonly Row[] => Array.isArray(rows);

function choicesOf<Row extends object>(field: TableField<Row>, rows: readonly Row[] | Occurring): readonly Choice[] {
	const labelOf = choiceLabels(field);
	const named = (value: string): Choice => ({ value, label: labelOf(value) });
	const may = field.mayChoose ?? (() => true);
	if (field.choices) return field.choices.filter(may).map(named);
	const occurring = (occurringOf(field, rows) ?? []).filter(may);
	const place = field.placeOf;
	if (place) return occurring.sort((one, other) => place(one) - place(other)).map(named);
	return occurring
		.map((value) => ({ choice: named(value), key: collationKey(labelOf(value)) }))
		.sort((one, other) => (one.key < other.key ? -1 : 1))
		.map(({ choice }) => choice);
}

/** The values of a field that occur; undefined if the server doesn't say. */
function occurringOf<Row extends object>(field: TableField<Row>, rows: readonly Row[] | Occurring): readonly string[] | undefined {
	return isRows(rows) ? [...incrementalCounts(field, rows, (row) => valuesOf(field.value(row))).keys()] : rows[field.name];
}

/** Names of values. Once it is known which occur (`complete`), one without a name that doesn't occur is 'Onbekend'. */
export function valueLabels<Row extends object>(
	field: TableField<Row>,
	rows: readonly Row[] | Occurring,
	complete: boolean,
): (value: string) => string {
	const { kind, labelOf, isNamed = () => labelOf !== undefined, choices } = field;
	const nameOf = choiceLabels(field);
	if (!complete || (kind !== "option" && kind !== "tags")) return nameOf;
	// Where the server doesn't say what occurs, a field that knows its names decides by itself.
	return (value) =>
		isNamed(value) || choices?.includes(value) || (occurringOf(field, rows)?.includes(value) ?? field.isNamed === undefined)
			? nameOf(value)
			: unknownOption;
}

function valuesOf(value: FieldValue): readonly string[] {
	if (typeof value === "object") return value ?? [];
	return value === "" ? [] : [String(value)];
}

function choiceLabels<Row>({ kind, labelOf }: TableField<Row>): (value: string) => string {
	if (labelOf) return labelOf;
	if (kind === "text") return (value) => value;
	if (kind === "flag") return (value) => (value === "true" || value === "false" ? displayListed(kind, value === "true") : unknownOption);
	return (value) => displayListed(kind, kind === "number" ? Number(value) : value);
}

/** The plain values of a filter among its texts in the address. */
export function plainValues({ asked }: Pick<DrawnFilter, "asked">, texts: readonly string[]): readonly string[] {
	return texts.map((text) => readTest(asked, text)).flatMap((test) => (isPlain(asked, test) ? test.values : []));
}

/** A filter's texts with its plain values replaced. */
export function withPlainValues(
	{ asked }: Pick<DrawnFilter, "asked">,
	texts: readonly string[],
	values: readonly string[],
): readonly string[] {
	const [usual] = testsOf(asked);
	const others = texts.filter((text) => !isPlain(asked, readTest(asked, text)));
	return [...values.filter((value) => value !== "").map((value) => writeTest(asked, { word: usual, values: [value] })), ...others];
}

/** Adds a value if it can be chosen and isn't chosen yet. */
export function withChoice(chosen: readonly string[], value: string, choices: readonly Choice[]): readonly string[] {
	return chosen.includes(value) || !choices.some((choice) => choice.value === value) ? chosen : [...chosen, value];
}
