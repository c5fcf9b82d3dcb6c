import type { TableFields } from "../../table/table-field.ts";
import { statusText } from "../../ui/StatusPill.tsx";
import type { RealisationRow } from "./realisation-row.ts";

interface SearchSurroundings {
	readonly keys: readonly string[];
	/** A key that is not in `parts` is the name of a list field. */
	readonly fields: TableFields<RealisationRow>;
	/** Applicants' names by request uuid, as far as the person may see them. */
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

/** Search keys that are more than the list field of the same name. */
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

/** The text a process is searched in: everything that the tenant's search keys name. */
export function realisationSearchText(row: RealisationRow, surroundings: SearchSurroundings): string {
	return surroundings.keys.map((key) => (parts[key] ?? shown(key))(row, surroundings)).join(" ");
}
