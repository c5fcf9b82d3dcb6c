import {
	behindLabel,
	behindOf,
	behindValues,
	displayListed,
	type ListDefinition,
	type ListFieldName,
	plannedField,
	readPath,
	spanText,
	today,
	waitsLabel,
	waitsValues,
} from "../../../engine/index.ts";
import { optionField } from "../../table/known-field.tsx";
import type { KnownField, TableFields } from "../../table/table-field.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import type { AllWaits, Waits } from "../waits.ts";
import { dueCell } from "./DueCell.tsx";
import type { RealisationRow } from "./realisation-row.ts";

type Of = (row: RealisationRow) => Waits | undefined;
type WaitsField = Extract<ListFieldName<"realisations">, "waits" | "due" | "ownDue" | "expected" | "behind">;

/** The planned day of a process, from the field in which the tenant plans. */
export type PlannedOf = (row: RealisationRow) => unknown;

/** Null if the tenant has no such field in the list. */
export function plannedOf({ fields }: ListDefinition, { reports }: Pick<TenantConfiguration, "reports">): PlannedOf | null {
	const path = fields[plannedField(reports ?? { menu: [] }) ?? ""]?.path ?? null;
	return path === null ? null : ({ record }) => readPath(record, path);
}

const dayField = (value: (row: RealisationRow) => string | null): KnownField<RealisationRow> => ({
	value,
	text: (row) => displayListed("date", value(row)),
	cell: (row) => dueCell(value(row)),
});

/** The fields about who has to act, given a function that looks this up for a row. */
export const waitsFields: Readonly<Record<WaitsField, (of: Of, planned: PlannedOf | null) => KnownField<RealisationRow>>> = {
	waits: (of) => ({
		...optionField((row) => {
			const waits = of(row);
			return waits === undefined ? null : !waits.own ? waitsValues.others : waits.putOff ? waitsValues.putOff : waitsValues.me;
		}, waitsLabel),
		choices: Object.values(waitsValues),
	}),
	due: (of) => dayField((row) => of(row)?.due ?? null),
	ownDue: (of) => dayField((row) => of(row)?.ownDue ?? null),
	// Sorted and filtered by the last day of the forecast.
	expected: (of) => ({
		value: (row) => of(row)?.expectedLast ?? null,
		text: (row) => expectedText(of(row)),
	}),
	behind: (of, planned) => ({
		...optionField((row) => behindOf(planned?.(row), of(row)?.expectedLast ?? null), behindLabel),
		choices: Object.values(behindValues),
	}),
};

function expectedText(waits: Waits | undefined): string {
	const { expectedFirst = null, expectedLast = null } = waits ?? {};
	return expectedFirst === null || expectedLast === null ? "" : spanText(expectedFirst, expectedLast, today(Date.now()));
}

/** The fields, with the data that was fetched for all processes. */
export function withWaits(fields: TableFields<RealisationRow>, waits: AllWaits, planned: PlannedOf | null): TableFields<RealisationRow> {
	const found = Object.entries(waitsFields).flatMap(([name, make]) => {
		const field = fields.get(name);
		return field === undefined ? [] : [[name, { ...field, ...make(({ key }) => waits.get(key), planned) }] as const];
	});
	return new Map([...fields, ...found]);
}
