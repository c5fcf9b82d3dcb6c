import type { ListDefinition, ListField, TenantDefinition } from "../../../engine/index.ts";
import type { TableField } from "../../table/fields/table-field.ts";

/** A made-up row of a list. */
export interface SampleRow {
	readonly key: string;
	readonly to: null;
	readonly number: number;
}

export const sampleRows: readonly SampleRow[] = [1, 2, 3, 4].map((number) => ({ key: String(number), to: null, number }));

/** The sample values of a column: enough to judge its heading and width. */
export function sampleField(list: ListDefinition, name: string, tenant: TenantDefinition): TableField<SampleRow> | null {
	const field = list.fields[name];
	if (field === undefined) return null;
	const { label, word, kind } = field;
	const said = ({ number }: SampleRow): string => sample(name, field, tenant, number);
	return { name, word, label, kind, value: said, text: said };
}

function sample(name: string, { kind, label, choices, options }: ListField, tenant: TenantDefinition, number: number): string {
	const among = (values: readonly string[]): string | undefined => values[(number - 1) % Math.max(1, values.length)];
	const municipality = among((tenant.municipalityOptions ?? []).map(({ text }) => text));
	if (name === "reference") return `${tenant.acronym ?? ""}-0000${number}`;
	if (name === "address") return `Dorpsstraat ${number}, ${municipality ?? ""}`.replace(/, $/, "");
	if (name === "type") return among(tenant.processTypes.map(({ text }) => text)) ?? "";
	if (name === "municipality" || options === "municipalities") return municipality ?? "";
	if (choices !== null) return among(choices.map((choice) => choice.label)) ?? "";
	if (kind === "number") return String(number * 2);
	if (kind === "date") return `0${number}-03-2026`;
	if (kind === "instant") return `0${number}-03-2026 09:30`;
	if (kind === "flag") return number % 2 === 0 ? "Nee" : "Ja";
	return `${label} ${number}`;
}
