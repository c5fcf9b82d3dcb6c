import { displayListed, isDay, type RequestRecord, readPath, requestAttributeAt, timeslotText, writeDay } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { toldText } from "../../ui/words/date-text.ts";

/** How a field of a request is formatted. */
type RowKind = "text" | "lines" | "date" | "day" | "flag" | "number" | "timeslot" | "hours" | "email" | "phone";

export interface InformationRow {
	readonly label: string;
	/** Path in the request, e.g. "contact.email". */
	readonly field: string;
	readonly kind?: RowKind;
}

interface InformationTable {
	readonly title: string;
	readonly rows: readonly InformationRow[];
}

/** The information tables, as the tenant's configuration lists them. */
export function informationOf({ requests }: TenantConfiguration): readonly InformationTable[] {
	return requests.information;
}

/** A row's text; "" if the applicant left it empty. A missing date is reported as unknown. */
export function informationText(request: RequestRecord, { field, kind = kindOf(field) }: InformationRow): string {
	const value = readPath(request, field);
	switch (kind) {
		case "date":
			return typeof value === "number" ? toldText(value) : text("request.unknown");
		case "day":
			return dayText(value);
		case "flag":
			return typeof value === "boolean" ? text(value ? "request.yes" : "request.no") : "";
		case "timeslot":
			return isTimeslot(value) ? timeslotText(value) : "";
		case "hours":
			return hoursText(value);
		case "number":
			return displayListed(kind, value);
		default:
			return typeof value === "string" || typeof value === "number" ? String(value) : "";
	}
}

/** An attribute's format if the table doesn't specify one; default text. */
function kindOf(field: string): RowKind {
	const kind = requestAttributeAt(field)?.kind;
	return kind === "day" || kind === "flag" || kind === "number" || kind === "timeslot" ? kind : "text";
}

/** Formatted as "01-05-2026"; anything but a calendar day stays as it is. */
function dayText(value: unknown): string {
	if (typeof value !== "string" || value === "") return text("request.unknown");
	const day = value.slice(0, 10);
	return isDay(day) ? writeDay(day) : value;
}

const partsOfDay = ["night", "morning", "afternoon", "evening"] as const;

/** The ticked parts of the day as hours. */
function hoursText(value: unknown): string {
	return partsOfDay.flatMap((part, index) => (readPath(value, part) === true && isTimeslot(index) ? [timeslotText(index)] : [])).join(", ");
}

function isTimeslot(value: unknown): value is 0 | 1 | 2 | 3 {
	return value === 0 || value === 1 || value === 2 || value === 3;
}
