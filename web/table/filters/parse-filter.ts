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

/** Parses `dagen > 30`, `stap is niet 2` or `tags is leeg`: a column, a test and a value. Otherwise says which part is wrong. */
export function parseFilter(typed: string, columns: readonly AskedColumn[]): ParsedFilter | { readonly wrong: string } {
	const column = longest(columns, ({ label }) => startOf(typed, label) !== null, "label");
	if (column === undefined) return { wrong: text("columns.test.typed.refused") };
	const words = testsOf(column.kind);
	const asked = asNamed((startOf(typed, column.label) ?? "").trim(), words, column.choices);
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
 * Rewrites common phrases to the name of a test: `laatste 30 dagen` and, for a column with known values, `leeg` or `niet 2`.
 * In a text column, those words are text to search for.
 */
function asNamed(asked: string, words: readonly TestWord[], choices: AskedColumn["choices"]): string {
	const days = /^(?:in\s+)?(?:de\s+)?(laatste|binnen)\s+(\d+)\s+dag(?:en)?$/i.exec(asked);
	const test = days?.[1]?.toLowerCase() === "laatste" ? "last" : "within";
	if (days !== null && words.includes(test)) return `${text(`columns.test.${test}`)} ${days[2]}`;
	if (choices === null) return asked;
	// 'Niet aangeboden' may be a value of the column, also after 'is'.
	const value = startOf(asked, text("columns.test.is"))?.trim() ?? asked;
	if (/^niet\s/i.test(value) && begunBy(choices, value) !== undefined) return value;
	const bare = (["empty", "filled"] as const).find((word) => words.includes(word) && isSame(`is ${asked}`, text(`columns.test.${word}`)));
	if (bare !== undefined) return text(`columns.test.${bare}`);
	return words.includes("not") ? asked.replace(/^niet\s+/i, `${text("columns.test.not")} `) : asked;
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
