import type { FieldPath } from "../definition/flow-definition.ts";
import { readPath } from "./field-path.ts";
import type { ChargingLocation, Values } from "./realisation.ts";
import type { Turn } from "./turn.ts";

type Category = "selected" | "alternative";

/** Names of a location's fields within its group. Its version is not data of the place. */
const placeFields = {
	Latitude: "latitude",
	Longitude: "longitude",
	StreetName: "street",
	HouseNumber: "streetNumber",
	HouseNumberSuffix: "streetNumberSuffix",
	PostalCode: "postalCode",
	CityName: "city",
	chargingpointUuid: "uuid",
} as const satisfies Readonly<Record<string, keyof ChargingLocation>>;

/** Group of the values that holds the location of this category; undefined when the flow has none. */
export function locationGroup(turn: Pick<Turn, "flow">, category: Category): FieldPath | undefined {
	const { location, alternativeLocation } = turn.flow.definition.bindings;
	return category === "selected" ? location : alternativeLocation;
}

/** Whether the group says where the location is. */
export function isKnownPlace(values: Values, group: FieldPath): boolean {
	return Object.keys(placeFields).some((name) => readPath(values, `${group}.${name}`) !== undefined);
}

/** Connects a charging location: its address and coordinates become those of the process; only the selected location has versions. */
export function connect(turn: Turn, category: Category, location: ChargingLocation): void {
	disconnect(turn, category);
	const group = locationGroup(turn, category);
	if (group !== undefined) {
		if (category === "selected") {
			raiseVersion(turn, group);
		}
		for (const [name, property] of Object.entries(placeFields)) {
			const value = location[property];
			turn.draft.set(`${group}.${name}`, value === "" ? undefined : value);
		}
	}
	turn.state.locations = { ...turn.state.locations, [category]: location.uuid };
	turn.emit("location-connect", { uuid: location.uuid, category, changes: turn.draft.takeChanges() });
	turn.addEffect({ kind: "connect-location", category, locationUuid: location.uuid });
}

/** Disconnects the location of this category, if there is one, and empties what came from it. */
export function disconnect(turn: Turn, category: Category): void {
	const locationUuid = turn.state.locations[category];
	if (locationUuid === null) {
		return;
	}
	const group = locationGroup(turn, category);
	for (const name of group === undefined ? [] : Object.keys(placeFields)) {
		turn.draft.set(`${group}.${name}`, undefined);
	}
	turn.state.locations = { ...turn.state.locations, [category]: null };
	turn.emit("location-disconnect", { uuid: locationUuid, category, changes: turn.draft.takeChanges() });
	turn.addEffect({ kind: "disconnect-location", category, locationUuid });
}

/** A new version of the selected location: with the present data, or without. */
export function newLocationVersion(turn: Turn, from: "copy" | "empty"): void {
	const group = turn.flow.definition.bindings.location;
	if (from === "empty") {
		for (const name of Object.keys((readPath(turn.draft.values, group) as Values | undefined) ?? {})) {
			if (name !== "version") {
				turn.draft.set(`${group}.${name}`, undefined);
			}
		}
		for (const path of turn.flow.definition.bindings.locationDocuments ?? []) {
			turn.draft.set(path, undefined);
		}
	}
	raiseVersion(turn, group);
}

/** Versions only rise: one more than the highest this process ever had, of which the present one is the last. */
function raiseVersion(turn: Turn, group: FieldPath): void {
	const versions = [readPath(turn.draft.values, `${group}.version`), readPath(turn.before.values, `${group}.version`)];
	turn.draft.set(`${group}.version`, Math.max(0, ...versions.filter((version) => typeof version === "number")) + 1);
}

/**
 * The alternative out of the advice becomes the selected location, in a new version; the proposal's
 * location is disconnected. What else the alternative holds (remarks, charging situation, documents)
 * takes the place of the same fields of the proposal.
 */
export function selectAlternative(turn: Turn): void {
	const { location, alternativeLocation } = turn.flow.definition.bindings;
	const { alternative, selected } = turn.state.locations;
	if (alternativeLocation === undefined) {
		return;
	}
	const chosen = JSON.parse(JSON.stringify(readPath(turn.draft.values, alternativeLocation) ?? {})) as Values;
	if (selected !== alternative) {
		disconnect(turn, "selected");
	}
	newLocationVersion(turn, "empty");
	for (const [path, value] of fieldsIn(chosen, "")) {
		if (path !== "version") {
			turn.draft.set(turn.flow.shownIn.has(path) ? path : `${location}.${path}`, value);
		}
	}
	turn.draft.set(alternativeLocation, undefined);
	turn.state.locations = { selected: alternative, alternative: null };
	turn.emit("location-connect", { uuid: alternative, category: "selected", changes: turn.draft.takeChanges() });
	if (alternative !== null) {
		turn.addEffect({ kind: "connect-location", category: "selected", locationUuid: alternative });
	}
}

/** Fields of nested groups with their paths; a list is one field. */
function fieldsIn(values: Values, prefix: string): readonly (readonly [FieldPath, unknown])[] {
	return Object.entries(values).flatMap(([name, value]) =>
		typeof value === "object" && value !== null && !Array.isArray(value)
			? fieldsIn(value as Values, `${prefix}${name}.`)
			: [[`${prefix}${name}`, value] as const],
	);
}
