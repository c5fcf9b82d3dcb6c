import { plainText, refusedCharacters } from "../text/index.ts";
import * as entryTexts from "../texts/entries.ts";
import * as fieldTexts from "../texts/fields.ts";

const mostInViewLabel = 60;

/** The name of a view as it is stored: in plain characters, without surrounding white space. */
export function viewLabel(given: string): string {
	return plainText(given).trim();
}

/** What is wrong with the name of a view as it is typed, in Dutch; null when nothing is. */
export function viewLabelProblem(given: string): string | null {
	const label = viewLabel(given);
	if (label === "") return entryTexts.viewNameAsked;
	if ([...label].length > mostInViewLabel) return fieldTexts.tooLong(mostInViewLabel);
	const refused = refusedCharacters(label, "line", given);
	if (refused === "") return null;
	return entryTexts.charactersRefused(refused);
}
