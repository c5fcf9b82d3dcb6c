import * as valueTexts from "../texts/values.ts";
import { type CharacterSet, forbiddenCharacters } from "./character-sets.ts";

/** The most that are named, to keep the message short. */
const mostNamed = 8;

/** Control characters, lone surrogates, direction marks: they are invisible. */
const invisible = /[\p{C}\p{Z}]/u;

/**
 * The characters that the set does not allow, each once, with the position where it first occurs: "< (teken 3), } (teken 12)".
 * In a text of several lines the line is named too. "" when all are allowed. `typed`: what the person sees, whose plain
 * form `text` is: positions are counted there, since three dots may have been one.
 */
export function refusedCharacters(text: string, set: CharacterSet, typed: string = text): string {
	const refused = forbiddenCharacters(text, set);
	const named = refused.slice(0, mostNamed).map((character) => `${nameOf(character)} (${placeOf(seenIn(character), character)})`);
	const others = refused.length - named.length;
	return `${named.join(", ")}${others > 0 ? valueTexts.andMore(others) : ""}`;

	/** A letter that is composed of two may stand in the plain form alone. */
	function seenIn(character: string): string {
		return typed.includes(character) ? typed : text;
	}
}

/** A line break can't be shown, but it has a name. */
function nameOf(character: string): string {
	if (character === "\n" || character === "\r") return "regeleinde";
	if (character === "\t") return "tab";
	return invisible.test(character) ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}` : character;
}

/** Counted as people count: from 1, an emoji as one. */
function placeOf(text: string, character: string): string {
	const before = text.slice(0, text.indexOf(character)).split("\n");
	const place = valueTexts.characterAt([...(before.at(-1) ?? "")].length + 1);
	return text.trimEnd().includes("\n") && before.length > 0 ? valueTexts.lineAt(before.length, place) : place;
}
