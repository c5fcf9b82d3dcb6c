import { plainText } from "./plain-text.ts";
import { refusedCharacters } from "./refused-characters.ts";

/** A technical bound: nothing is said of the length of comments. */
export const mostInComment = 4000;

/** The text of a comment as it is kept: in plain characters, and without white space around it. */
export function commentMessage(given: string): string {
	return plainText(given).trim();
}

/** What is wrong with the text of a comment, in Dutch; null when nothing is. */
export function commentProblem(message: string): string | null {
	if (message === "") return "De opmerking mag niet leeg zijn.";
	if (message.length > mostInComment) return `Uw invoer mag maximaal ${mostInComment} karakters zijn.`;
	const refused = refusedCharacters(message, "multiline");
	if (refused === "") return null;
	return `Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: ${refused}`;
}
