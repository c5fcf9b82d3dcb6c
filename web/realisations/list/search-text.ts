import { applicantKey, searchedField, searchParts, searchText } from "../../../engine/index.ts";
import type { TableFields } from "../../table/fields/table-field.ts";
import type { RealisationRow } from "./realisation-row.ts";

interface SearchSurroundings {
	readonly keys: readonly string[];
	/** Used for search keys that name a list field instead of a part of the process. */
	readonly fields: TableFields<RealisationRow>;
	/** Applicants' names by request uuid, as far as the person may see them. */
	readonly applicants: ReadonlyMap<string, string>;
}

/** The text a process is searched in: everything that the tenant's search keys name. */
export function realisationSearchText(row: RealisationRow, { keys, fields, applicants }: SearchSurroundings): string {
	const own: string[] = [];
	const named: string[] = [];
	for (const key of keys) {
		const part = searchParts[key];
		const field = fields.get(searchedField(key));
		if (key === applicantKey) named.push(...row.record.requestUuids.map((uuid) => applicants.get(uuid) ?? ""));
		else if (part !== undefined) own.push(part(row));
		else if (field?.kind === "option" || field?.kind === "tags") named.push(field.text(row));
		else if (field !== undefined) own.push(field.text(row));
	}
	return searchText(own, named);
}
