import * as entryTexts from "../texts/entries.ts";
import * as fieldTexts from "../texts/fields.ts";
import { plainText } from "./plain-text.ts";
import { refusedCharacters } from "./refused-characters.ts";

/** A technical limit: the specification sets none for comments. */
const mostInComment = 4000;

/** The text of a comment as it is stored: in plain characters, without surrounding white space. */
export function commentMessage(given: string): string {
	return plainText(given).trim();
}

/** What is wrong with the text of a comment as it is typed, in Dutch; null when nothing is. */
export function commentProblem(given: string): string | null {
	const message = commentMessage(given);
	if (message === "") return entryTexts.commentEmpty;
	if (message.length > mostInComment) return fieldTexts.tooLong(mostInComment);
	const refused = refusedCharacters(message, "multiline", given);
	if (refused === "") return null;
	return entryTexts.charactersRefused(refused);
}
