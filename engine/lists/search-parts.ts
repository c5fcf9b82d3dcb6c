import type { ListedProcess } from "./process-values.ts";
import { statusWord } from "./process-values.ts";

const located = ({ record }: ListedProcess, name: string): string => {
	const value = record.CurrentLocation[name];
	return typeof value === "string" ? value : "";
};

/** The part of a process that is searched under each key that is not simply a field of the list. */
export const searchParts: Readonly<Record<string, (row: ListedProcess) => string>> = {
	reference: ({ record }) => `${record.reference} ${record.ref} ${record.case_ref}`,
	postalCode: (row) => {
		const written = located(row, "PostalCode");
		return `${written} ${written.replace(" ", "")}`;
	},
	city: (row) => located(row, "CityName"),
	statusLabel: ({ record, status }) => (status === "active" ? record.status.label : `${statusWord(status)} ${record.status.label}`),
};

/** Search keys whose name differs from the field that they search. */
const fieldOfKey: Readonly<Record<string, string>> = { buildingCode: "objectId" };

/** The field of the list that is searched under a key without an entry in `searchParts`. */
export const searchedField = (key: string): string => fieldOfKey[key] ?? key;

/** Key for the applicants' names, which only some people may see. */
export const applicantKey = "name";

/**
 * One searchable text: the parts from the process itself are joined, so that a reference and an address can be searched together; labels of
 * options and names of people, each searched separately, follow.
 */
export function searchText(own: readonly string[], named: readonly string[]): string {
	return [own.join(" "), ...named].join(apart);
}

/** Separates the parts: it cannot be typed into a single-line field. */
const apart = "\n";
