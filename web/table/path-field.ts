import { isDay, type ListField, readPath, type Values } from "../../engine/index.ts";
import type { ListEntry, TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import { absoluteText, dayDigits } from "../ui/date-text.ts";
import type { FieldValue, TableField } from "./table-field.ts";

/** A field that a list describes by the path of its value in the record. */
export function pathField<Row>(
	name: string,
	{ label, word, kind, path, options }: ListField,
	recordOf: (row: Row) => unknown,
	tenant: TenantConfiguration,
): TableField<Row> {
	const labelOf = options === null ? undefined : optionLabels(options, tenant);
	const value = (row: Row): FieldValue => asKind(kind, readPath(recordOf(row) as Values, path ?? name));
	return { name, word, label, kind, value, text: (row) => textOf(kind, value(row), labelOf), ...(labelOf ? { labelOf } : {}) };
}

/** The value if it is of that kind at all: records hold what forms of former versions let through. */
function asKind(kind: ListField["kind"], value: unknown): FieldValue {
	if (value === undefined || value === null || value === "") return null;
	if (kind === "number" || kind === "instant") return typeof value === "number" ? value : null;
	if (kind === "flag") return value === true;
	if (Array.isArray(value)) return value.map(String);
	return typeof value === "object" ? null : String(value);
}

function textOf(kind: ListField["kind"], value: FieldValue, labelOf: ((value: string) => string) | undefined): string {
	if (value === null) return "";
	if (typeof value === "object") return value.map((each) => labelOf?.(each) ?? each).join(", ");
	if (kind === "flag") return text(value ? "table.flag.yes" : "table.flag.no");
	if (kind === "instant") return absoluteText(Number(value));
	if (kind === "date") return isDay(String(value)) ? dayDigits(Date.parse(`${value}T12:00:00Z`)) : String(value);
	if (typeof value === "number") return value.toLocaleString("nl-NL");
	return labelOf?.(String(value)) ?? String(value);
}

/** Labels of the options a list names; what is not among them is 'Onbekend', never a bare uuid. */
export function optionLabels(options: string, tenant: TenantConfiguration): (value: string) => string {
	const labels = new Map(pairsOf(options, tenant));
	return (value) => labels.get(value) ?? text("option.unknown");
}

function pairsOf(options: string, tenant: TenantConfiguration): readonly (readonly [string, string])[] {
	if (options === "pids") return (tenant.pids ?? []).map(({ uuid, label }: ListEntry) => [uuid, label]);
	if (options === "municipalities") return (tenant.municipalityOptions ?? []).map((option) => [option.value, option.text]);
	return (tenant.options?.[options] ?? []).map((option) => [String(option.const), option.title]);
}
