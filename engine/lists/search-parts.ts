import type { ListedProcess } from "./process-values.ts";
import { statusWord } from "./process-values.ts";

const located = ({ record }: ListedProcess, name: string): string => {
	const value = record.CurrentLocation[name];
	return typeof value === "string" ? value : "";
};

/** What of a process is searched under each key that is not simply a field of the list. */
export const searchParts: Readonly<Record<string, (row: ListedProcess) => string>> = {
	reference: ({ record }) => `${record.reference} ${record.ref} ${record.case_ref}`,
	postalCode: (row) => {
		const written = located(row, "PostalCode");
		return `${written} ${written.replace(" ", "")}`;
	},
	city: (row) => located(row, "CityName"),
	statusLabel: ({ record, status }) => (status === "active" ? record.status.label : `${statusWord(status)} ${record.status.label}`),
};

/** Search keys with another name than the field they search in. */
const fieldOfKey: Readonly<Record<string, string>> = { buildingCode: "objectId" };

/** The field of the list that a search key without a part of its own names. */
export const searchedField = (key: string): string => fieldOfKey[key] ?? key;

/** Key of the applicants' names, which only some people see. */
export const applicantKey = "name";

/**
 * One text to search in: what stands in the process itself is read on, so that a reference with its address is found;
 * names of options and of people, each searched alone, follow it.
 */
export function searchText(own: readonly string[], named: readonly string[]): string {
	return [own.join(" "), ...named].join(apart);
}

/** Separates the parts: it cannot be typed into a single-line field. */
const apart = "\n";
