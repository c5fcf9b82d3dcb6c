import { comparableText, isBareWord, type ListFieldKind, type TestWord, testsOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { Choice } from "./filter-choices.ts";

/** A column that can be filtered. */
export interface AskedColumn {
	readonly name: string;
	readonly label: string;
	readonly kind: ListFieldKind;
	/** Values that occur; null if any value can be typed. */
	readonly choices: readonly Choice[] | null;
}

interface ParsedFilter {
	readonly column: string;
	readonly word: TestWord;
	/** As typed; for one of the choices, its value. */
	readonly values: readonly string[];
}

const signs: readonly (readonly [sign: string, words: readonly TestWord[]])[] = [
	["!=", ["not"]],
	[">=", ["atLeast", "from"]],
	["=>", ["atLeast", "from"]],
	["≥", ["atLeast", "from"]],
	["<=", ["atMost", "until"]],
	["=<", ["atMost", "until"]],
	["≤", ["atMost", "until"]],
	["=", ["is"]],
	[">", ["more", "after"]],
	["<", ["less", "before"]],
];

type Parsed = ParsedFilter | { readonly wrong: string };

/**
 * Parses `dagen > 30`, `stap is niet 2` or `tags is leeg`: a column, a test and a value. Also what says by itself which column is meant:
 * `wacht op mij`, `langer dan 30 dagen`, `heeft open opmerkingen`. Otherwise says which part is wrong.
 */
export function parseFilter(typed: string, columns: readonly AskedColumn[]): Parsed {
	const has = /^\s*heeft\s+(geen\s+)?(.+)$/i.exec(typed);
	const had = has && columns.find(({ label }) => isSame(label, has[2] ?? ""));
	if (had) return { column: had.name, word: has[1] === undefined ? "filled" : "empty", values: [] };
	const column = longest(columns, ({ label }) => startOf(typed, label) !== null, "label");
	if (column !== undefined) return parseOf(column, startOf(typed, column.label) ?? "");
	const days = durationOf(typed) === null ? undefined : daysColumn(columns);
	return (days && parseOf(days, typed)) ?? onlyChoice(typed, columns) ?? { wrong: text("columns.test.typed.refused") };
}

/** The filter that a value means on its own: one that is a value of one column only. Yes and no say nothing without a column. */
function onlyChoice(typed: string, columns: readonly AskedColumn[]): ParsedFilter | undefined {
	const found = columns
		.filter(({ kind }) => kind !== "flag")
		.flatMap(({ name: column, kind, choices }) =>
			(choices ?? []).filter(({ label }) => isSame(label, typed)).map(({ value }) => ({ column, word: testsOf(kind)[0], values: [value] })),
		);
	return found.length === 1 ? found[0] : undefined;
}

const countsDays = ({ kind, label }: AskedColumn): boolean => kind === "number" && startOf(label, text("columns.test.unit")) !== null;

/** The column that is called so, or else the only one that counts days. */
function daysColumn(columns: readonly AskedColumn[]): AskedColumn | undefined {
	const counting = columns.filter(countsDays);
	const called = counting.filter(({ label }) => isSame(label, text("columns.test.unit")));
	return [called, counting].find(({ length }) => length === 1)?.[0];
}

/** What follows `langer dan` or `korter dan`, with the test that is meant; null for other words. */
function durationOf(asked: string): { readonly word: "more" | "less"; readonly rest: string } | null {
	for (const word of ["more", "less"] as const) {
		const rest = startOf(asked, text(`columns.test.${word}.days`));
		if (rest !== null) return { word, rest };
	}
	return null;
}

/** Parses what follows the name of a column. */
function parseOf(column: AskedColumn, typed: string): Parsed {
	const words = testsOf(column.kind);
	const asked = asNamed(typed.trim(), column);
	const named = words.map((word) => ({ word, name: text(`columns.test.${word}`) }));
	const signed = signs.flatMap(([name, meant]) => meant.flatMap((word) => (words.includes(word) ? [{ word, name }] : [])));
	const found = longest([...named, ...signed], ({ name }) => startOf(asked, name) !== null, "name");
	const [word, rest] = found === undefined ? [words[0], asked] : [found.word, (startOf(asked, found.name) ?? "").trim()];
	if (isBareWord(word)) {
		if (rest === "") return { column: column.name, word, values: [] };
		return { wrong: text("columns.test.typed.more", { asked: `${column.label} ${text(`columns.test.${word}`)}` }) };
	}
	const parts = (word === "between" ? rest.split(/\s+(?:en|tot en met|t\/m)\s+|\.\./) : [rest]).map(withoutQuotes);
	if (parts.length !== (word === "between" ? 2 : 1) || parts.includes("")) {
		return { wrong: text(word === "between" ? "columns.test.typed.pair" : "columns.test.typed.valueless", { column: column.label }) };
	}
	const { choices } = column;
	if (choices === null) return { column: column.name, word, values: parts };
	const [value = ""] = parts;
	const choice = begunBy(choices, value) ?? holding(choices, value);
	if (choice === undefined) return { wrong: text("columns.test.typed.unknown", { column: column.label, value }) };
	return { column: column.name, word, values: [choice.value] };
}

/**
 * Rewrites common phrases to the name of a test: `laatste 30 dagen` or `laatste 2 weken`, `langer dan 30 dagen` and, for a column with known values, `leeg`,
 * `niet leeg` or `niet 2`. In a text column, those words are text to search for.
 */
function asNamed(asked: string, column: AskedColumn): string {
	const { choices } = column;
	const words: readonly TestWord[] = testsOf(column.kind);
	if (countsDays(column)) {
		const duration = durationOf(asked);
		const named = duration === null ? asked : `${text(`columns.test.${duration.word}`)}${duration.rest}`;
		return inDays(named);
	}
	const days = /^(?:in\s+)?(?:de\s+)?(laatste|binnen)\s+(\d+\s+dag(?:en)?|\d+\s+(?:week|weken)|(?:een\s+)?week)$/i.exec(asked);
	const test = days?.[1]?.toLowerCase() === "laatste" ? "last" : "within";
	if (days !== null && words.includes(test)) return `${text(`columns.test.${test}`)} ${inDays((days[2] ?? "").replace(/^\D+$/, "1 week"))}`;
	if (choices === null) return asked;
	// 'Niet aangeboden' may be a value of the column, also after 'is'.
	const value = startOf(asked, text("columns.test.is"))?.trim() ?? asked;
	if (/^niet\s/i.test(value) && begunBy(choices, value) !== undefined) return value;
	const bare = (["empty", "filled"] as const).find((word) => words.includes(word) && isSame(`is ${value}`, text(`columns.test.${word}`)));
	if (bare !== undefined) return text(`columns.test.${bare}`);
	if (words.includes("filled") && isSame(`is ${value}`, text("columns.test.filled.other"))) return text("columns.test.filled");
	return words.includes("not") ? asked.replace(/^niet\s+/i, `${text("columns.test.not")} `) : asked;
}

/** Numbers of days, or of weeks, as numbers of days. */
function inDays(asked: string): string {
	const weeks = /^(.*\d)\s+(?:week|weken)$/i.exec(asked);
	if (weeks === null) return asked.replace(/(\d)\s+dag(?:en)?$/i, "$1");
	return (weeks[1] ?? "").replace(/\d[\d.]*/g, (number) => String(7 * Number(number.replaceAll(".", ""))));
}

type Choices = NonNullable<AskedColumn["choices"]>;

const begunBy = (choices: Choices, value: string) =>
	choices.find(({ label }) => isSame(label, value)) ?? choices.find(({ label }) => comparableText(label).startsWith(comparableText(value)));

/** Finds '4. Verkeersbesluit' or 'Gemeente Arnhem' by a later word; not 'Niet aangeboden', whose later words mean the opposite. */
function holding(choices: Choices, value: string): Choices[number] | undefined {
	const wanted = comparableText(value).trim();
	return choices.find(({ label }) => {
		const words = comparableText(label).split(/[^\p{L}\p{N}]+/u);
		return !words.some((word) => opposites.has(word)) && words.some((_, at) => words.slice(at).join(" ").startsWith(wanted));
	});
}

const opposites: ReadonlySet<string> = new Set(["niet", "geen", "zonder"]);

/** A quoted value without its quotes. */
function withoutQuotes(typed: string): string {
	const value = typed.trim();
	return /^["'“”‘’„].*["'“”‘’]$/.test(value) && value.length > 1 ? value.slice(1, -1).trim() : value;
}

const isSame = (one: string, other: string) => comparableText(one).trim() === comparableText(other).trim();

/** The rest of a text after its beginning, ignoring case and accents; null if the text begins differently. */
function startOf(whole: string, beginning: string): string | null {
	const rest = whole.trimStart().slice(beginning.length);
	const isApart = !/^[\p{L}\p{N}]/u.test(rest) || !/[\p{L}\p{N}]$/u.test(beginning);
	return isApart && isSame(whole.trimStart().slice(0, beginning.length), beginning) ? rest : null;
}

/** The matching entry with the longest text. */
function longest<One extends Readonly<Record<Name, string>>, Name extends string>(
	all: readonly One[],
	fits: (one: One) => boolean,
	by: Name,
): One | undefined {
	return all.filter(fits).toSorted((one, other) => other[by].length - one[by].length)[0];
}
