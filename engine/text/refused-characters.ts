import * as valueTexts from "../texts/values.ts";
import { type CharacterSet, forbiddenCharacters } from "./character-sets.ts";

/** The most characters that are named, to keep the message short. */
const mostNamed = 8;

/** Control characters, lone surrogates and direction marks are invisible. */
const invisible = /[\p{C}\p{Z}]/u;

/**
 * The characters that the set does not allow, each once, with the position of its first occurrence: "< (teken 3), } (teken 12)". In a text
 * of several lines, the line is given too. "" when all are allowed. `typed`: what the person sees, of which `text` is the plain form.
 * Positions refer to `typed`, where an ellipsis counts as one character.
 */
export function refusedCharacters(text: string, set: CharacterSet, typed: string = text): string {
	const refused = forbiddenCharacters(text, set);
	const named = refused.slice(0, mostNamed).map((character) => `${nameOf(character)} (${placeOf(seenIn(character), character)})`);
	const others = refused.length - named.length;
	return `${named.join(", ")}${others > 0 ? valueTexts.andMore(others) : ""}`;

	/** A letter composed from two characters may occur in the plain form only. */
	function seenIn(character: string): string {
		return typed.includes(character) ? typed : text;
	}
}

/** A line break cannot be shown, but has a name. */
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
