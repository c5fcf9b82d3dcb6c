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
import { optionField } from "../../table/fields/built-in-field.tsx";
import type { BuiltInField, TableFields } from "../../table/fields/table-field.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import type { AllWaits, Waits } from "../waits.ts";
import { dueCell } from "./DueCell.tsx";
import type { RealisationRow } from "./realisation-row.ts";

type Of = (row: RealisationRow) => Waits | undefined;
type WaitsField = Extract<ListFieldName<"realisations">, "waits" | "due" | "ownDue" | "expected" | "behind">;

/** What a process has where the tenant plans. */
export type PlannedOf = (row: RealisationRow) => unknown;

/** Null where the tenant plans in no field of the list. */
export function plannedOf({ fields }: ListDefinition, { reports }: Pick<TenantConfiguration, "reports">): PlannedOf | null {
	const path = fields[plannedField(reports ?? { menu: [] }) ?? ""]?.path ?? null;
	return path === null ? null : ({ record }) => readPath(record, path);
}

const dayField = (value: (row: RealisationRow) => string | null): BuiltInField<RealisationRow> => ({
	value,
	text: (row) => displayListed("date", value(row)),
	cell: (row) => dueCell(value(row)),
});

/** The fields about who has to act, given a function that looks this up for a row. */
export const waitsFields: Readonly<Record<WaitsField, (of: Of, planned: PlannedOf | null) => BuiltInField<RealisationRow>>> = {
	waits: (of) => ({
		...optionField((row) => {
			const waits = of(row);
			return waits === undefined ? null : !waits.own ? waitsValues.others : waits.putOff ? waitsValues.putOff : waitsValues.me;
		}, waitsLabel),
		choices: Object.values(waitsValues),
	}),
	due: (of) => dayField((row) => of(row)?.due ?? null),
	ownDue: (of) => dayField((row) => of(row)?.ownDue ?? null),
	// Sorted and filtered by its last day.
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

/** The fields with what was fetched of all processes. */
export function withWaits(fields: TableFields<RealisationRow>, waits: AllWaits, planned: PlannedOf | null): TableFields<RealisationRow> {
	const found = Object.entries(waitsFields).flatMap(([name, make]) => {
		const field = fields.get(name);
		return field === undefined ? [] : [[name, { ...field, ...make(({ key }) => waits.get(key), planned) }] as const];
	});
	return new Map([...fields, ...found]);
}
