import { type ListedLocation, locationAddress, locationReference, locationRound } from "../locations/listed-location.ts";
import { comparableText } from "../text/comparable-text.ts";
import { collationKey } from "./collation-key.ts";
import type { FieldValue } from "./field-value.ts";
import { sound, textCells } from "./process-list-row.ts";

/** A charging location as the database keeps it for its list. Of no tenant's list in particular: it stays as it is when that changes. */
export interface LocationListRow {
	/** Sort key. */
	readonly reference: string;
	readonly round: string;
	/** Comparable text of all that it is found by. */
	readonly search: string;
	/** By field, as those of a process. */
	readonly cells: Readonly<Record<string, FieldValue>>;
}

/** Changes when what `locationListRow` makes of the same location does. */
export const locationRowPlan = "2";

/** What a location is found by: people write a postal code with its space and without. */
export function locationSearchText(location: ListedLocation): string {
	return `${locationReference(location)} ${locationAddress(location)} ${location.address.postalCode.replace(" ", "")}`;
}

/** Where it is, as its list writes it. */
export function locationPlaceText({ coordinates: { latitude, longitude } }: Pick<ListedLocation, "coordinates">): string {
	return `${latitude}, ${longitude}`;
}

export function locationListRow(location: ListedLocation): LocationListRow {
	const reference = locationReference(location);
	return {
		reference: sound(collationKey(reference)),
		round: sound(locationRound(location)),
		search: sound(comparableText(locationSearchText(location))),
		cells: {
			reference: sound(comparableText(reference)),
			...textCells("address", locationAddress(location)),
			...textCells("remark", String(location.properties.remark ?? "")),
			...textCells("map", locationPlaceText(location)),
		},
	};
}
