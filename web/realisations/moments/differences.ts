import { type Moment, readPath, sameValue } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import type { PlacedField } from "../process/placed-fields.ts";

/** A field with its value at two moments. */
export interface Difference {
	readonly field: PlacedField;
	readonly from: unknown;
	readonly to: unknown;
}

/** The fields whose values differ between two moments. */
export function differences(fields: ReadonlyMap<string, PlacedField>, before: Moment | null, after: Moment): readonly Difference[] {
	return [...fields.values()].flatMap((field) => {
		const [from, to] = [valueAt(before, field), valueAt(after, field)];
		return sameValue(from, to) ? [] : [{ field, from, to }];
	});
}

/** A change of a field's value, with the moment at which it happened. */
export interface FieldChange extends Difference {
	readonly moment: Moment;
}

/** The changes of a field, newest first. */
export function fieldHistory(field: PlacedField, moments: readonly Moment[]): readonly FieldChange[] {
	return moments
		.flatMap((moment, index) => {
			const [from, to] = [valueAt(moments[index - 1] ?? null, field), valueAt(moment, field)];
			return sameValue(from, to) ? [] : [{ field, from, to, moment }];
		})
		.toReversed();
}

/** A value that was never filled in and one that was emptied are equal: both are null. */
function valueAt(moment: Moment | null, { path }: FlowField): unknown {
	const value = moment === null ? undefined : readPath(moment.realisation.values, path);
	const isEmpty = value === "" || value === undefined || (Array.isArray(value) && value.length === 0);
	return isEmpty ? null : value;
}
