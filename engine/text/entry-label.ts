import * as entryTexts from "../texts/entries.ts";
import * as fieldTexts from "../texts/fields.ts";
import { plainText } from "./plain-text.ts";
import { refusedCharacters } from "./refused-characters.ts";

/** The lists that administrators maintain. */
export const keptLists = ["tags", "pids"] as const;
export type KeptList = (typeof keptLists)[number];

/** Whether each entry of a list says which records may have it; PIDs are for processes alone. */
export function entriesSayWhere(list: KeptList): boolean {
	return list === "tags";
}

/** The most entries in a list, not counting removed ones. */
const mostKeptEntries = 1000;

const most = 60;
const names: Readonly<Record<KeptList, string>> = { tags: "tags", pids: "PIDs" };

/** A label as it is stored: in plain characters, without surrounding white space, with one space between words. */
export function entryLabel(given: string): string {
	return plainText(given).trim().replace(/\s+/g, " ");
}

/** Key under which two labels are the same word: case and spaces are ignored. */
function entryLabelKey(label: string): string {
	return entryLabel(label).normalize("NFC").replace(/\s/g, "").toLocaleLowerCase("nl");
}

/**
 * A check for duplicates that returns, in Dutch, the label that another would repeat; null if it repeats none. `labels`: of every entry, by
 * uuid. `own`: the uuid of the entry that is to have the label. Indexed once for the whole list.
 */
export function repeatedLabels(labels: ReadonlyMap<string, string>): (label: string, own: string | null) => string | null {
	const byKey = new Map<string, string[]>();
	for (const [uuid, label] of labels) {
		const key = entryLabelKey(label);
		const alike = byKey.get(key);
		if (alike === undefined) byKey.set(key, [uuid]);
		else alike.push(uuid);
	}
	return (label, own) => {
		const other = byKey.get(entryLabelKey(label))?.find((uuid) => uuid !== own);
		return other === undefined ? null : entryTexts.alreadyListed(labels.get(other) ?? "");
	};
}

/** A message when a list would have too many entries, in Dutch; null when the number is fine. */
export function keptListFull(count: number, list: KeptList): string | null {
	return count > mostKeptEntries ? entryTexts.listFull(names[list], mostKeptEntries) : null;
}

/** What is wrong with the label of a tag or PID as it is typed, in Dutch; null when nothing is. */
export function entryLabelProblem(given: string, list: KeptList): string | null {
	const label = entryLabel(given);
	if (label === "") return entryTexts.emptyEntry(names[list]);
	if ([...label].length > most) return entryTexts.entryTooLong(names[list], most);
	const refused = refusedCharacters(label, "line", given);
	if (refused === "") return null;
	return fieldTexts.charactersRefused(refused);
}
