import type { TableFields } from "../../table/table-field.ts";
import { statusText } from "../../ui/StatusPill.tsx";
import type { RealisationRow } from "./realisation-row.ts";

interface SearchSurroundings {
	readonly keys: readonly string[];
	/** The list's fields: a key that is not the product's own is one of those. */
	readonly fields: TableFields<RealisationRow>;
	/** Names of the applicants of requests that the person may see, by the request's uuid. */
	readonly applicants: ReadonlyMap<string, string>;
}

type Part = (row: RealisationRow, surroundings: SearchSurroundings) => string;

const location = ({ record }: RealisationRow, name: string): string => {
	const value = record.CurrentLocation[name];
	return typeof value === "string" ? value : "";
};

const shown =
	(name: string): Part =>
	(row, { fields }) =>
		fields.get(name)?.text(row) ?? "";

/** What a search key stands for in a process, where it is not simply the list's field of that name. */
const parts: Readonly<Record<string, Part>> = {
	reference: ({ record }) => `${record.reference} ${record.ref} ${record.case_ref}`,
	name: ({ record }, { applicants }) => record.requestUuids.map((uuid) => applicants.get(uuid) ?? "").join(" "),
	postalCode: (row) => {
		const written = location(row, "PostalCode");
		return `${written} ${written.replace(" ", "")}`;
	},
	city: (row) => location(row, "CityName"),
	statusLabel: ({ record, status }) => (status === "active" ? record.status.label : `${statusText(status)} ${record.status.label}`),
	buildingCode: shown("objectId"),
};

/** All that a process is found by: what the tenant's search keys name. */
export function realisationSearchText(row: RealisationRow, surroundings: SearchSurroundings): string {
	return surroundings.keys.map((key) => (parts[key] ?? shown(key))(row, surroundings)).join(" ");
}
