import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { readPath } from "../run/field-path.ts";
import type { RealisationEvent } from "../run/realisation.ts";
import { addressLine } from "./address-line.ts";
import { currentLocation } from "./current-location.ts";
import { isHidden, type Mask, maskFor, maskValues } from "./mask.ts";
import type { RealisationRecord } from "./realisation-record.ts";

/**
 * The record as a person with these roles may read it: the data of steps they may not see is left
 * out of values, history and the changes of events, and of what is taken from them. The record
 * itself when nothing is hidden.
 */
export function recordFor(flow: CompiledFlow, record: RealisationRecord, roles: readonly string[]): RealisationRecord {
	const mask = maskFor(flow, { roles });
	if (mask === null) {
		return record;
	}
	const values = maskValues(mask, record.values);
	return {
		...record,
		values,
		address: addressLine(readPath(values, flow.definition.bindings.location)),
		CurrentLocation: currentLocation(flow, values),
		history: record.history.map((entry) => ({ ...entry, values: maskValues(mask, entry.values) })),
		Events: record.Events.map((event) => maskEvent(mask, event)),
	};
}

function maskEvent(mask: Mask, event: RealisationEvent): RealisationEvent {
	const { changes } = event.meta;
	if (changes === undefined) {
		return event;
	}
	const visible = changes.flatMap((change) => {
		if (isHidden(mask, change.path)) {
			return [];
		}
		// A change of a whole group may hold hidden fields inside.
		const inside = mask.hidden.filter((path) => path.startsWith(`${change.path}.`)).map((path) => path.slice(change.path.length + 1));
		const without = (value: unknown): unknown =>
			typeof value === "object" && value !== null && !Array.isArray(value) ? maskValues({ hidden: inside }, { ...value }) : value;
		return inside.length === 0 ? [change] : [{ ...change, from: without(change.from), to: without(change.to) }];
	});
	return { ...event, meta: { ...event.meta, changes: visible } };
}
