import { plainText } from "./plain-text.ts";
import { refusedCharacters } from "./refused-characters.ts";

/** The lists that administrators keep. */
export type KeptList = "tags" | "pids";

const most = 60;
const names: Readonly<Record<KeptList, string>> = { tags: "tags", pids: "PIDs" };

/** A label as it is kept: in plain characters, without white space around it, and with one space between words. */
export function entryLabel(given: string): string {
	return plainText(given).trim().replace(/\s+/g, " ");
}

/** What two labels have in common that people take for the same word: case and space make no other one. */
export function entryLabelKey(label: string): string {
	return entryLabel(label).normalize("NFC").replace(/\s/g, "").toLocaleLowerCase("nl");
}

/** What is wrong with a label beside those that are there, in Dutch; null when it is a word of its own. */
export function entryLabelTaken(label: string, others: readonly string[]): string | null {
	const key = entryLabelKey(label);
	const taken = others.find((other) => entryLabelKey(other) === key);
	return taken === undefined ? null : `'${taken}' staat al in de lijst`;
}

/** What is wrong with the label of a tag or PID, in Dutch; null when nothing is. */
export function entryLabelProblem(label: string, list: KeptList): string | null {
	if (label === "") return `Lege ${names[list]} zijn niet toegestaan`;
	if ([...label].length > most) return `Beperk ${names[list]} tot maximaal ${most} tekens`;
	const refused = refusedCharacters(label, "line");
	if (refused === "") return null;
	return `Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: ${refused}`;
}
