import { addDays, isDay, today } from "../calendar/day.ts";
import { midnightOf } from "../calendar/midnight.ts";
import { comparableText } from "../text/comparable-text.ts";
import * as listTexts from "../texts/lists.ts";
import { type FieldValue, isChosen } from "./field-value.ts";
import type { ListFieldKind } from "./list-fields.ts";

/** What a filter can test about a field. */
export type TestWord = keyof typeof listTexts.addressWords;

/** One criterion of a filter: browser, server, sentence and export all interpret it in the same way. */
export interface FieldTest {
	readonly word: TestWord;
	/** As written in the address; empty for a word that needs no value. */
	readonly values: readonly string[];
}

/** How a field can be filtered: by its kind, except that the search across fields only searches. */
export type AskedKind = ListFieldKind | "search";

export function askedKind(field: string, kind: ListFieldKind): AskedKind {
	return field === "search" ? "search" : kind;
}

const of = {
	search: ["contains"],
	text: ["contains", "is", "not", "empty", "filled"],
	number: ["is", "not", "more", "less", "atLeast", "atMost", "between", "empty", "filled"],
	date: ["is", "after", "before", "from", "until", "between", "last", "within", "past", "empty", "filled"],
	instant: ["is", "after", "before", "from", "until", "between", "last", "empty", "filled"],
	option: ["is", "not", "empty", "filled"],
	flag: ["is", "not", "empty", "filled"],
	tags: ["is", "not", "empty", "filled"],
} as const satisfies Readonly<Record<AskedKind, readonly [TestWord, ...TestWord[]]>>;

/** Tests for a kind of field; the first is the meaning of a value without a word. */
export function testsOf(kind: AskedKind): readonly [TestWord, ...TestWord[]] {
	return of[kind];
}

const number = /^-?\d{1,12}(\.\d{1,6})?$/;
const days = /^[1-9]\d{0,3}d$/;
const between = "..";

const isBound = (kind: AskedKind, value: string) => (kind === "number" ? number.test(value) : isDay(value));

function isUsable(kind: AskedKind, { word, values: [one = "", ...others] }: FieldTest): boolean {
	switch (word) {
		case "more":
		case "less":
		case "atLeast":
		case "atMost":
		case "after":
		case "before":
		case "from":
		case "until":
			return isBound(kind, one);
		case "between":
			return isBound(kind, one) && others.every((other) => isBound(kind, other)) && others.length === 1;
		case "last":
		case "within":
			return days.test(one);
		default:
			return true;
	}
}

const bareWords: readonly TestWord[] = ["past", "empty", "filled"];

/** Whether a test needs no value. */
export const isBareWord = (word: TestWord): boolean => bareWords.includes(word);

/** Whether a test counts a number of days from today. */
export const isDayCount = (word: TestWord): boolean => word === "last" || word === "within";

/** Whether the value can be read as one of the kind at all: nothing equals an unreadable number or day. */
export function isReadable(kind: AskedKind, { word, values: [one = ""] }: FieldTest): boolean {
	const isCompared = kind === "number" || kind === "date" || kind === "instant";
	return !isCompared || (word !== "is" && word !== "not") || isBound(kind, one);
}

/** Parses a filter's text from the address. A text that is not a test of this kind is a plain value. */
export function readTest(kind: AskedKind, text: string): FieldTest {
	const [usual] = of[kind];
	if (kind === "search") return { word: usual, values: [text] };
	const words: readonly TestWord[] = of[kind];
	const at = text.indexOf(":");
	const word = words.find((each) => listTexts.addressWords[each] === (at < 0 ? text : text.slice(0, at)));
	if (word === undefined || isBareWord(word) !== at < 0) return { word: usual, values: [text] };
	const rest = text.slice(at + 1);
	const test = { word, values: isBareWord(word) ? [] : word === "between" ? rest.split(between) : [rest] };
	return isUsable(kind, test) ? test : { word: usual, values: [text] };
}

/** The text for the address: a plain value stays plain, unless it would be read as something else. */
export function writeTest(kind: AskedKind, { word, values }: FieldTest): string {
	const [usual] = of[kind];
	const [value = ""] = values;
	if (kind === "search") return value;
	if (word === usual) {
		const read = readTest(kind, value);
		return read.word === usual && read.values[0] === value ? value : `${listTexts.addressWords[word]}:${value}`;
	}
	return values.length === 0 ? listTexts.addressWords[word] : `${listTexts.addressWords[word]}:${values.join(between)}`;
}

/** Whether a test is the plain value that filters have always accepted. */
export function isPlain(kind: AskedKind, { word }: FieldTest): boolean {
	return word === of[kind][0];
}

/** One limit of a range; all limits must be met. A day is compared as a text, anything else as a number. */
export interface Bound {
	readonly sign: "<" | "<=" | ">" | ">=";
	readonly value: string | number;
}

/** All valid days lie between these. */
const [firstDay, lastDay] = ["0000-01-01", "9999-12-31"];

/** The range for a test; null for a test that is not about a range. */
export function boundsOf(kind: AskedKind, { word, values: [one = "", other = ""] }: FieldTest, now: number): readonly Bound[] | null {
	if (kind === "number") {
		if (word === "more") return [{ sign: ">", value: Number(one) }];
		if (word === "less") return [{ sign: "<", value: Number(one) }];
		if (word === "atLeast") return [{ sign: ">=", value: Number(one) }];
		if (word === "atMost") return [{ sign: "<=", value: Number(one) }];
		return word === "between"
			? [
					{ sign: ">=", value: Number(one) },
					{ sign: "<=", value: Number(other) },
				]
			: null;
	}
	const range = daysOf(kind, word, one, other, now);
	if (range === null) return null;
	const { from, to } = range;
	if (kind === "date") {
		return [
			{ sign: ">=", value: from ?? firstDay },
			{ sign: "<=", value: to ?? lastDay },
		];
	}
	return [
		...(from === null ? [] : [{ sign: ">=" as const, value: midnightOf(from) }]),
		...(to === null ? [] : [{ sign: "<" as const, value: midnightOf(addDays(to, 1) || lastDay) }]),
	];
}

interface Days {
	/** The first and the last day that match; null without such a limit. */
	readonly from: string | null;
	readonly to: string | null;
}

function daysOf(kind: AskedKind, word: TestWord, one: string, other: string, now: number): Days | null {
	switch (word) {
		case "after":
			return { from: addDays(one, 1) || lastDay, to: null };
		case "before":
			return { from: null, to: addDays(one, -1) || firstDay };
		case "from":
			return { from: one, to: null };
		case "until":
			return { from: null, to: one };
		case "between":
			return { from: one, to: other };
		case "last":
			return { from: addDays(today(now), -Number.parseInt(one, 10)) || firstDay, to: today(now) };
		case "within":
			return { from: today(now), to: addDays(today(now), Number.parseInt(one, 10)) || lastDay };
		case "past":
			return { from: null, to: addDays(today(now), -1) || firstDay };
		default:
			return word === "is" && kind === "instant" && isDay(one) ? { from: one, to: one } : null;
	}
}

/** Whether a value passes a test. `text`: as the list shows it, called only for texts. */
export function meetsTest(kind: AskedKind, test: FieldTest, value: FieldValue, text: () => string, now: number): boolean {
	const { word, values } = test;
	if (word === "empty") return isEmpty(value);
	if (word === "filled") return !isEmpty(value);
	const bounds = boundsOf(kind, test, now);
	if (bounds !== null) return value !== null && bounds.every((bound) => isWithin(bound, value));
	const [asked = ""] = values;
	if (kind === "text" || kind === "search") {
		const compared = comparableText(text());
		if (word === "contains") return compared.includes(comparableText(asked).trim());
		return (compared === comparableText(asked)) === (word === "is");
	}
	return isChosen(value, asked) === (word === "is");
}

function isEmpty(value: FieldValue): boolean {
	return value === null || value === "" || (typeof value === "object" && value.length === 0);
}

function isWithin({ sign, value: bound }: Bound, value: NonNullable<FieldValue>): boolean {
	if (typeof value !== typeof bound || typeof value === "object") return false;
	if (sign === "<") return value < bound;
	if (sign === "<=") return value <= bound;
	return sign === ">" ? value > bound : value >= bound;
}
