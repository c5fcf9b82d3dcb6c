import * as valueTexts from "../texts/values.ts";
import { dutchNumber, plainDigits } from "./dutch-number.ts";

/** The numbers that a field accepts. */
export interface NumberForm {
	/** Maximum number of decimals; 0 for whole numbers. Undefined: any number. */
	readonly decimals?: number | undefined;
	readonly minimum?: number | undefined;
	readonly maximum?: number | undefined;
	/** Written after the number: "€", "kW". */
	readonly unit?: string | undefined;
}

/** The meaning of a text: nothing, one number, one of two numbers, or not a number that the field could have. */
type NumberReading =
	| { readonly kind: "empty" }
	| { readonly kind: "number"; readonly value: number }
	| { readonly kind: "ambiguous"; readonly values: readonly [number, number] }
	| { readonly kind: "none"; readonly message: string };

const spaces = /[\s\u00a0\u2000-\u200a\u202f]+/g;
const dashes = /[\u2010-\u2015\u2212]/g;
const currencyBefore = /^([+-]?) ?(?:€|euro|eur)? ?/i;
const currencyBehind = / ?(?:€|euro|eur)$/i;
/** "1.500,-" and "1.500,--": no cents. */
const noCents = /[.,](?:-{1,2}|=)$/;
/** Digits with separators between them, and an optional sign in front. */
const figures = /^[+-]?(?=[\d.,]*\d)[\d.,]{1,400}$/;

const whole = /^\d+[.,]?$/;
const comma = /^\d*,\d*$/;
const groupedByDot = /^(?:[1-9]\d{0,2})(?:\.\d{3})+(?:,\d*)?$/;
const groupedByComma = /^(?:[1-9]\d{0,2})(?:,\d{3})+\.\d+$/;
const manyCommas = /^(?:[1-9]\d{0,2})(?:,\d{3}){2,}$/;
const dot = /^\d*\.\d+$/;
const groupedBySpace = /^([+-]?)(\d{1,3}(?: \d{3})+)(?=$|,)/;

/**
 * Reads a number in Dutch notation: dots for thousands, a comma for decimals, with or without euro sign and ",-". A decimal point is
 * understood where nothing else can be meant. If two numbers can be meant, nothing is guessed: "1.500" where three decimals are allowed,
 * "1.5" in an amount.
 */
export function readNumber(text: string, form: NumberForm = {}): NumberReading {
	const bare = bareText(text, form);
	if (bare === "") return text.trim() === "" ? { kind: "empty" } : notANumber(form);
	if (!figures.test(bare)) return notANumber(form);
	const sign = bare.startsWith("-") ? -1 : 1;
	const digits = bare.replace(/^[+-]/, "");
	// A number that ends in the dash for no cents has no decimals, so its dots separate thousands.
	const decimals = noCents.test(withoutUnit(text, form)) ? 0 : form.decimals;
	const [found, other] = readingsOf(digits, decimals).map((value) => signed(value, sign));
	if (found === undefined || !Number.isFinite(found)) return digitsProblem(digits, form);
	if (other === undefined || other === found) return { kind: "number", value: found };
	const possible = [found, other].filter((value) => isWithin(value, form));
	// If neither fits, the limits determine what is wrong with the Dutch reading.
	if (possible.length < 2) return { kind: "number", value: possible[0] ?? found };
	return { kind: "ambiguous", values: [found, other] };
}

/** The message for a text that is not one number; null when it is one, or is empty. */
export function numberProblem(text: string, form: NumberForm = {}): string | null {
	const reading = readNumber(text, form);
	if (reading.kind === "none") return reading.message;
	if (reading.kind !== "ambiguous") return null;
	const [one, other] = reading.values.map((value) => writeNumber(value, form));
	return `Bedoelt u ${one} of ${other}?`;
}

/**
 * The number in Dutch notation, with dots for thousands unless the same field would then read another number. An amount has its cents in
 * full, or none.
 */
export function writeNumber(value: number, form: NumberForm = {}): string {
	const grouped = dutchNumber(value, { least: form.unit === "€" && !Number.isInteger(value) ? 2 : 0 });
	const reading = readNumber(grouped, form);
	return reading.kind === "number" && reading.value === value ? grouped : grouped.replaceAll(".", "");
}

/** The form of a field according to its schema and hints. */
export function numberFormOf(schema: Readonly<Record<string, unknown>>, unit?: unknown): NumberForm {
	const { multipleOf, minimum, maximum } = schema;
	const isWhole = [schema.type].flat().includes("integer");
	return {
		decimals: isWhole ? 0 : typeof multipleOf === "number" ? decimalsOf(multipleOf) : undefined,
		minimum: typeof minimum === "number" ? minimum : undefined,
		maximum: typeof maximum === "number" ? maximum : undefined,
		unit: typeof unit === "string" ? unit : undefined,
	};
}

/** The maximum of a latitude and of a longitude. */
const degrees: readonly unknown[] = [90, 180];

/** The message, with an example of what the field accepts. */
function notANumber({ minimum, maximum, decimals }: NumberForm): NumberReading {
	const isDegrees = degrees.includes(maximum) && minimum === -Number(maximum);
	const [round, broken] = maximum !== undefined && maximum < 1500 ? ["15", "12,5"] : ["1.500", "1.234,56"];
	const example = isDegrees ? "52,0907" : decimals === 0 ? round : `${round} of ${broken}`;
	return { kind: "none", message: valueTexts.notANumber(example) };
}

/** The text without spaces, currency, unit and the dash for no cents. */
function bareText(text: string, form: NumberForm): string {
	return withoutUnit(text, form)
		.replace(noCents, "")
		.replace(/^([+-]) /, "$1")
		.replace(groupedBySpace, (_, sign: string, group: string) => `${sign}${group.replaceAll(" ", "")}`);
}

/** The text without surrounding spaces, currency and unit. */
function withoutUnit(text: string, { unit }: NumberForm): string {
	const plain = text.replace(dashes, "-").replace(spaces, " ").trim();
	const lower = plain.toLowerCase();
	const counted = unit && lower.endsWith(unit.toLowerCase()) ? plain.slice(0, -unit.length).trim() : plain;
	return counted.replace(currencyBefore, "$1").replace(currencyBehind, "");
}

/** The Dutch reading comes first. Empty: it is not a number. */
function readingsOf(digits: string, decimals: number | undefined): readonly number[] {
	const finest = decimals ?? Number.POSITIVE_INFINITY;
	const fits = (fraction: string) => fraction.replace(/0+$/, "").length <= finest;
	if (whole.test(digits)) return [Number(digits.replace(/[.,]$/, ""))];
	if (comma.test(digits)) {
		const [front = "", behind = ""] = digits.split(",");
		return fits(behind) ? [Number(`${front || "0"}.${behind || "0"}`)] : [];
	}
	if (groupedByDot.test(digits)) {
		const [front = "", behind = ""] = digits.replaceAll(".", "").split(",");
		if (!fits(behind)) return [];
		const dutch = Number(`${front}.${behind || "0"}`);
		// One dot followed by three digits could also be a decimal point, if three decimals are allowed.
		return dot.test(digits) && finest >= 3 ? [dutch, Number(digits)] : [dutch];
	}
	if (groupedByComma.test(digits)) return fits(digits.split(".")[1] ?? "") ? [Number(digits.replaceAll(",", ""))] : [];
	if (manyCommas.test(digits)) return [Number(digits.replaceAll(",", ""))];
	if (!dot.test(digits)) return [];
	const [front = "", behind = ""] = digits.split(".");
	if (!fits(behind)) return [];
	const pointed = Number(digits.startsWith(".") ? `0${digits}` : digits);
	// In whole numbers and amounts a dot separates thousands, so a dot in another position may be a typing error.
	return decimals === undefined || front === "" || front.startsWith("0") ? [pointed] : [pointed, Number(front + behind)];
}

function digitsProblem(digits: string, form: NumberForm): NumberReading {
	const { decimals } = form;
	const parts = /^[\d.]*[.,]\d+$/.test(digits) || /^\d+[.,]\d+$/.test(digits);
	if (!parts || decimals === undefined) return notANumber(form);
	if (decimals === 0) return { kind: "none", message: valueTexts.wholeNumberAsked };
	return { kind: "none", message: valueTexts.fewerDecimals(decimals) };
}

function isWithin(value: number, { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: NumberForm): boolean {
	return value >= minimum && value <= maximum;
}

function signed(value: number, sign: number): number {
	return value === 0 ? 0 : value * sign;
}

function decimalsOf(step: number): number {
	return plainDigits(step).split(".")[1]?.length ?? 0;
}
