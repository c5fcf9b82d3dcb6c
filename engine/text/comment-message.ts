import { forbiddenCharacters } from "./character-sets.ts";

/** A technical bound: nothing is said of the length of comments. */
export const mostInComment = 4000;

/** The text of a comment as it is kept: composed, and without white space around it. */
export function commentMessage(given: string): string {
	return given.normalize("NFC").trim();
}

/** What is wrong with the text of a comment, in Dutch; null when nothing is. */
export function commentProblem(message: string): string | null {
	if (message === "") return "De opmerking mag niet leeg zijn.";
	if (message.length > mostInComment) return `Uw invoer mag maximaal ${mostInComment} karakters zijn.`;
	const forbidden = forbiddenCharacters(message, "multiline");
	if (forbidden.length === 0) return null;
	return `Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: ${forbidden.join(" ")}`;
}
