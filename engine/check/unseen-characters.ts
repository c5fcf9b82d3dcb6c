import { type JsonPath, type Parsed, type Problem, placesIn } from "../definition/index.ts";
import { isObject } from "../json/json-object.ts";
import type { Finding } from "./places/finding.ts";

/**
 * Characters that nobody sees and nobody meant: control characters, marks that change the direction of writing, zero-width characters, lone
 * surrogates. Line ends and tabs are allowed.
 */
const unseen = /[\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|(?![\n\r\t])\p{Cc}/gu;

/** Reporting more of these for one file would add nothing. */
const most = 20;

/** The unseen characters in the texts and names of a file, each with its place. */
export function unseenInFile({ source }: Pick<Parsed<unknown>, "source">): readonly Problem[] {
	return hasUnseen(source.value) ? unseenIn(source.value, []).slice(0, most).map(source.place) : [];
}

/** The first unseen character in a text that is not JSON. */
export function unseenInText(text: string, file: string): readonly Problem[] {
	const [first] = text.matchAll(unseen);
	if (first === undefined) return [];
	const at = placesIn(text)(first.index);
	return [{ code, severity: "error", ...words(first[0], at.column), file, path: "", ...at }];
}

const code = "unseen-character";

/** Printable ASCII, line ends and tabs: almost every text of a file, recognised without looking up a character's class. */
const plain = /^[\n\r\t -~]*$/;

/** Whether there is any, at any depth. There hardly ever is, and paths are only needed then. */
function hasUnseen(value: unknown): boolean {
	if (typeof value === "string") return !plain.test(value) && value.search(unseen) !== -1;
	if (Array.isArray(value)) return value.some(hasUnseen);
	return isObject(value) && Object.entries(value).some(([name, inner]) => hasUnseen(name) || hasUnseen(inner));
}

function unseenIn(value: unknown, path: JsonPath): readonly Finding[] {
	if (typeof value === "string") return inText(value, path, { mustBe: { value: without(value) } });
	if (Array.isArray(value)) return value.flatMap((item, index) => unseenIn(item, [...path, index]));
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([name, inner]) => [
		...inText(name, [...path, name], { atName: true, didYouMean: () => without(name) }),
		...unseenIn(inner, [...path, name]),
	]);
}

function inText(text: string, path: JsonPath, rest: Partial<Finding>): readonly Finding[] {
	const [first] = text.matchAll(unseen);
	return first === undefined ? [] : [{ code, severity: "error", path, ...words(first[0], first.index + 1), ...rest }];
}

const without = (text: string): string => text.replaceAll(unseen, "");

function words(character: string, place: number): Pick<Finding, "message" | "remedy"> {
	const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	return {
		message: `Character ${place} is U+${hex}, which nobody sees.`,
		remedy: "Take it out: type the text anew instead of pasting it.",
	};
}
