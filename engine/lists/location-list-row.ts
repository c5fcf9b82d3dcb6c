import { type ListedLocation, locationAddress, locationReference, locationRound } from "../locations/listed-location.ts";
import { comparableText } from "../text/comparable-text.ts";
import { collationKey } from "./collation-key.ts";
import type { FieldValue } from "./field-value.ts";
import { sound, textCells } from "./process-list-row.ts";

/** A charging location as the database stores it for its list. Independent of any tenant's list: it does not change when that does. */
export interface LocationListRow {
	/** As a sort key. */
	readonly reference: string;
	readonly round: string;
	/** Comparable text of everything that can be searched. */
	readonly search: string;
	/** By field, like those of a process. */
	readonly cells: Readonly<Record<string, FieldValue>>;
}

/** Changes whenever `locationListRow` yields something else for the same location. */
export const locationRowPlan = "2";

/** The searchable text of a location: people write a postal code with and without its space. */
export function locationSearchText(location: ListedLocation): string {
	return `${locationReference(location)} ${locationAddress(location)} ${location.address.postalCode.replace(" ", "")}`;
}

/** Its coordinates, as the list shows them. */
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
