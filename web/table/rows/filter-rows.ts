import { askedKind, comparableText, isChosen, isPlain, meetsTest, readTest } from "../../../engine/index.ts";
import type { TableField, TableFields } from "../fields/table-field.ts";
import { memoisePerRow } from "./memoise-per-row.ts";

const searched = new WeakMap<object, (row: object) => string>();

/** The text a filter searches, normalised once per row. */
function searchedText<Row extends object>(field: TableField<Row>): (row: Row) => string {
	const known = searched.get(field);
	if (known) return known as (row: Row) => string;
	const text = memoisePerRow((row: Row) => comparableText(field.text(row)));
	searched.set(field, text as (row: object) => string);
	return text;
}

/** Separates the texts of two rows: nobody types it, so no match spans two rows. */
const between = "\0";

/** The texts of all rows concatenated, which is searched many times faster than 20,000 separate ones. */
interface Texts {
	readonly all: string;
	/** Offset at which each row's text ends. */
	readonly ends: Uint32Array;
}

const textsOfRows = new WeakMap<readonly object[], Map<object, Texts>>();

/** The text a filter searches, for all rows; memoised, so that the next keystroke on the same rows needs no lookups. */
function searchedTexts<Row extends object>(field: TableField<Row>, rows: readonly Row[]): Texts {
	const known = textsOfRows.get(rows) ?? new Map<object, Texts>();
	textsOfRows.set(rows, known);
	const texts = known.get(field) ?? joined(rows.map(searchedText(field)));
	known.set(field, texts);
	return texts;
}

function joined(texts: readonly string[]): Texts {
	const ends = new Uint32Array(texts.length);
	let end = -between.length;
	for (const [place, text] of texts.entries()) {
		end += between.length + text.length;
		ends[place] = end;
	}
	return { all: texts.join(between), ends };
}

/** For every row by index, whether its text contains the word. */
function placesOf(word: string, { all, ends }: Texts): Uint8Array {
	const places = new Uint8Array(ends.length);
	let place = 0;
	for (let at = all.indexOf(word); at !== -1; at = all.indexOf(word, ends[place])) {
		while ((ends[place] ?? all.length) <= at) place++;
		places[place] = 1;
	}
	return places;
}

type Test<Row> = (row: Row, place: number) => boolean;

/** Tests of a row for the filters on a field: any plain value (for tags, all of them) and every other test. */
function test<Row extends object>(
	field: TableField<Row>,
	texts: readonly string[],
	rows: readonly Row[],
	now: number,
): readonly Test<Row>[] {
	const kind = askedKind(field.name, field.kind);
	const read = texts.map((each) => readTest(kind, each));
	const plain = read.filter((each) => isPlain(kind, each)).flatMap(({ values }) => values);
	const others = read.filter((each) => !isPlain(kind, each));
	return [
		...(plain.length > 0 ? [plainTest(field, plain, rows, now)] : []),
		...others.map((each): Test<Row> => {
			const isBlank = each.word === "empty" || each.word === "filled" ? field.isBlank : undefined;
			return (row) => meetsTest(kind, each, isBlank?.(row) ? null : field.value(row), () => field.text(row), now);
		}),
	];
}

/**
 * Returns whether a row matches: texts if they are contained, ignoring case, accents and typography; tags if all are
 * present; others if equal to one of the values.
 */
function plainTest<Row extends object>(field: TableField<Row>, values: readonly string[], rows: readonly Row[], now: number): Test<Row> {
	if (field.kind === "text") {
		const words = values.map((value) => comparableText(value).trim()).filter((word) => word !== "");
		const texts = searchedTexts(field, rows);
		const found = words.map((word) => placesOf(word, texts));
		return (_row, place) => found.every((places) => places[place] === 1);
	}
	if (field.kind === "tags") return (row) => values.every((value) => isChosen(field.value(row), value));
	if (field.kind === "instant") {
		const tests = values.map((value) => ({ word: "is", values: [value] }) as const);
		return (row) => tests.some((each) => meetsTest("instant", each, field.value(row), () => field.text(row), now));
	}
	return (row) => values.some((value) => isChosen(field.value(row), value));
}

/** The rows that match every filter, in their original order. */
export function filterRows<Row extends object>(
	rows: readonly Row[],
	fields: TableFields<Row>,
	filters: Readonly<Record<string, readonly string[]>>,
	now = Date.now(),
): readonly Row[] {
	const tests = Object.entries(filters).flatMap(([name, values]) => {
		const field = fields.get(name);
		return field ? test(field, values, rows, now) : [];
	});
	if (tests.length === 0) return rows;
	return rows.filter((row, place) => tests.every((holds) => holds(row, place)));
}
