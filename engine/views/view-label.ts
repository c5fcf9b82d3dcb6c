import { plainText, refusedCharacters } from "../text/index.ts";

export const mostInViewLabel = 60;

/** The name of a view as it is kept: in plain characters, and without white space around it. */
export function viewLabel(given: string): string {
	return plainText(given).trim();
}

/** What is wrong with the name of a view, in Dutch; null when nothing is. */
export function viewLabelProblem(label: string): string | null {
	if (label === "") return "Geef de selectie een naam.";
	if ([...label].length > mostInViewLabel) return `Uw invoer mag maximaal ${mostInViewLabel} karakters zijn.`;
	const refused = refusedCharacters(label, "line");
	if (refused === "") return null;
	return `Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: ${refused}`;
}
