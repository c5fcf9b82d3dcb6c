import { plainText } from "./plain-text.ts";
import { refusedCharacters } from "./refused-characters.ts";

/** The lists that administrators keep. */
export type KeptList = "tags" | "pids";

const most = 60;
const names: Readonly<Record<KeptList, string>> = { tags: "tags", pids: "PIDs" };

/** A label as it is kept: in plain characters, and without white space around it. */
export function entryLabel(given: string): string {
	return plainText(given).trim();
}

/** What is wrong with the label of a tag or PID, in Dutch; null when nothing is. */
export function entryLabelProblem(label: string, list: KeptList): string | null {
	if (label === "") return `Lege ${names[list]} zijn niet toegestaan`;
	if ([...label].length > most) return `Beperk ${names[list]} tot maximaal ${most} tekens`;
	const refused = refusedCharacters(label, "line");
	if (refused === "") return null;
	return `Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: ${refused}`;
}
