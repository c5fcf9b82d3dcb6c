import { displayListed, type ListFieldName, spanText, today, waitsLabel, waitsValues } from "../../../engine/index.ts";
import { optionField } from "../../table/known-field.tsx";
import type { KnownField, TableFields } from "../../table/table-field.ts";
import type { AllWaits, Waits } from "../waits.ts";
import { dueCell } from "./DueCell.tsx";
import type { RealisationRow } from "./realisation-row.ts";

type Of = (row: RealisationRow) => Waits | undefined;
type WaitsField = Extract<ListFieldName<"realisations">, "waits" | "due" | "ownDue" | "expected">;

const dayField = (value: (row: RealisationRow) => string | null): KnownField<RealisationRow> => ({
	value,
	text: (row) => displayListed("date", value(row)),
	cell: (row) => dueCell(value(row)),
});

/** The fields about who is waited for, by what is known of a row. */
export const waitsFields: Readonly<Record<WaitsField, (of: Of) => KnownField<RealisationRow>>> = {
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
};

function expectedText(waits: Waits | undefined): string {
	const { expectedFirst = null, expectedLast = null } = waits ?? {};
	return expectedFirst === null || expectedLast === null ? "" : spanText(expectedFirst, expectedLast, today(Date.now()));
}

/** The fields with what was fetched of all processes. */
export function withWaits(fields: TableFields<RealisationRow>, waits: AllWaits): TableFields<RealisationRow> {
	const found = Object.entries(waitsFields).flatMap(([name, make]) => {
		const field = fields.get(name);
		return field === undefined ? [] : [[name, { ...field, ...make(({ key }) => waits.get(key)) }] as const];
	});
	return new Map([...fields, ...found]);
}
