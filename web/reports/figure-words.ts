import { dutchNumber, type FigureColumn, type FigureValue } from "../../engine/index.ts";
import { type TextKey, text } from "../texts/text.ts";
import { statusText } from "../ui/parts/StatusPill.tsx";

type Known = "metric" | "month" | "part" | "total" | "status";
type KnownValue = "count" | "processes" | "openRequests" | "acceptedRequests" | "runningProcesses" | "completedProcesses";

/** Heading of the rows: the server's label for the field, else the screen's. */
export function fieldWord({ field, label }: { readonly field: string; readonly label: string | null }): string {
	return label ?? text(`reports.field.${field as Known}`);
}

/** Display name of a field's value. */
export function valueWord(field: string, { value, label }: FigureValue): string {
	if (label !== null) return label;
	if (value === null) return text("reports.unknown");
	if (field === "status") return statusText(value);
	if (field === "month") return text(`reports.month.${value}` as TextKey);
	return text(`reports.value.${value as KnownValue}`);
}

export function columnWord(column: FigureColumn): string {
	return column.field === "total" ? text("reports.total") : valueWord(column.field, column);
}

/** A number as displayed; days have one decimal. */
export function numberWord(number: number | null, kind: FigureColumn["kind"]): string {
	if (number === null) return "–";
	return dutchNumber(number, kind === "days" ? { least: 1, most: 1 } : { most: 3 });
}
