import { type RequestRecord, readPath, timeslotText } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { absoluteText } from "../../ui/date-text.ts";

/** How a field of a request is written. */
export type RowKind = "text" | "lines" | "date" | "day" | "flag" | "timeslot" | "hours" | "email" | "phone";

export interface InformationRow {
	readonly label: string;
	/** Path in the request: "contact.email". */
	readonly field: string;
	readonly kind?: RowKind;
}

export interface InformationTable {
	readonly title: string;
	readonly rows: readonly InformationRow[];
}

const NONE: readonly InformationTable[] = [];

/** The tables about a request, as the tenant's configuration lists them. */
export function informationOf({ requests }: TenantConfiguration): readonly InformationTable[] {
	if (typeof requests !== "object" || requests === null || !("information" in requests)) return NONE;
	return Array.isArray(requests.information) ? requests.information : NONE;
}

/** The text of a row; "" when the applicant said nothing of it. A date that is missing is named as unknown. */
export function informationText(request: RequestRecord, { field, kind = "text" }: InformationRow): string {
	const value = readPath(request, field);
	switch (kind) {
		case "date":
			return typeof value === "number" ? absoluteText(value) : text("request.unknown");
		case "day":
			return dayText(value);
		case "flag":
			return typeof value === "boolean" ? text(value ? "request.yes" : "request.no") : "";
		case "timeslot":
			return isTimeslot(value) ? timeslotText(value) : "";
		case "hours":
			return hoursText(value);
		default:
			return typeof value === "string" || typeof value === "number" ? String(value) : "";
	}
}

/** "01-05-2026"; what is no calendar day stays as it was given. */
function dayText(value: unknown): string {
	if (typeof value !== "string" || value === "") return text("request.unknown");
	const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
	return year === undefined ? value : `${day}-${month}-${year}`;
}

const partsOfDay = ["night", "morning", "afternoon", "evening"] as const;

/** The parts of the day that were ticked, as the hours they are. */
function hoursText(value: unknown): string {
	return partsOfDay.flatMap((part, index) => (readPath(value, part) === true && isTimeslot(index) ? [timeslotText(index)] : [])).join(", ");
}

function isTimeslot(value: unknown): value is 0 | 1 | 2 | 3 {
	return value === 0 || value === 1 || value === 2 || value === 3;
}
