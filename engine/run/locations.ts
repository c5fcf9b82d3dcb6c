import type { Execution } from "../command/execution.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { jsonCopy } from "../json/json-copy.ts";
import { isObject, objectOf } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import type { ChargingLocation, Values } from "../realisation/realisation.ts";

type Category = "selected" | "alternative";

/** Names of a location's fields within its group. Its version is not a property of the place. */
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

/** The group of values for the location of this category; undefined when the flow has none. */
export function locationGroup(execution: Pick<Execution, "flow">, category: Category): FieldPath | undefined {
	const { location, alternativeLocation } = execution.flow.definition.bindings;
	return category === "selected" ? location : alternativeLocation;
}

/** Fields of the group that say where the location is. */
export function placePaths(group: FieldPath): readonly FieldPath[] {
	return Object.keys(placeFields).map((name) => `${group}.${name}`);
}

/** Whether the group says where the location is. */
export function isKnownPlace(values: Values, group: FieldPath): boolean {
	return placePaths(group).some((path) => readPath(values, path) !== undefined);
}

/** Connects a charging location: its address and coordinates become those of the process; only the selected location has versions. */
export function connect(execution: Execution, category: Category, location: ChargingLocation): void {
	disconnect(execution, category);
	const group = locationGroup(execution, category);
	if (group !== undefined) {
		if (category === "selected") raiseVersion(execution, group);
		for (const [name, property] of Object.entries(placeFields)) {
			const value = location[property];
			execution.workingCopy.set(`${group}.${name}`, value === "" ? undefined : value);
		}
	}
	execution.state.locations = { ...execution.state.locations, [category]: location.uuid };
	execution.emit("location-connect", { uuid: location.uuid, category, changes: execution.workingCopy.takeChanges() });
	execution.addEffect({ kind: "connect-location", category, locationUuid: location.uuid });
}

/** Disconnects the location of this category, if there is one, and empties the values that came from it. */
export function disconnect(execution: Execution, category: Category): void {
	const locationUuid = execution.state.locations[category];
	if (locationUuid === null) return;
	const group = locationGroup(execution, category);
	for (const path of group === undefined ? [] : placePaths(group)) {
		execution.workingCopy.set(path, undefined);
	}
	execution.state.locations = { ...execution.state.locations, [category]: null };
	execution.emit("location-disconnect", { uuid: locationUuid, category, changes: execution.workingCopy.takeChanges() });
	execution.addEffect({ kind: "disconnect-location", category, locationUuid });
}

/** A new version of the selected location, with or without the present data. */
export function newLocationVersion(execution: Execution, from: "copy" | "empty"): void {
	const group = execution.flow.definition.bindings.location;
	if (from === "empty") {
		for (const name of Object.keys(objectOf(readPath(execution.workingCopy.values, group)))) {
			if (name !== "version") execution.workingCopy.set(`${group}.${name}`, undefined);
		}
		for (const path of execution.flow.definition.bindings.locationDocuments ?? []) {
			execution.workingCopy.set(path, undefined);
		}
	}
	raiseVersion(execution, group);
}

/** Versions only go up: one more than the highest that this process ever had, which is that of the present one. */
function raiseVersion(execution: Execution, group: FieldPath): void {
	const versions = [readPath(execution.workingCopy.values, `${group}.version`), readPath(execution.before.values, `${group}.version`)];
	execution.workingCopy.set(`${group}.version`, Math.max(0, ...versions.filter((version) => typeof version === "number")) + 1);
}

/**
 * Makes the alternative from the advice the selected location, in a new version; the proposal's location is disconnected. The other fields
 * of an alternative (remarks, charging situation, documents) replace those of the proposal as a whole: what the alternative leaves empty
 * becomes empty.
 */
export function selectAlternative(execution: Execution): void {
	const { location, alternativeLocation } = execution.flow.definition.bindings;
	const { alternative, selected } = execution.state.locations;
	if (alternativeLocation === undefined) return;
	const chosen = jsonCopy(objectOf(readPath(execution.workingCopy.values, alternativeLocation)));
	if (selected !== alternative) disconnect(execution, "selected");
	newLocationVersion(execution, "empty");
	const own = (path: FieldPath) => (execution.flow.shownIn.has(path) ? path : `${location}.${path}`);
	const prefix = `${alternativeLocation}.`;
	for (const path of execution.flow.shownIn.keys()) {
		// A field that an alternative can have and this one leaves empty must not keep the proposal's value.
		if (path.startsWith(prefix) && path !== `${prefix}version`) execution.workingCopy.set(own(path.slice(prefix.length)), undefined);
	}
	for (const [path, value] of fieldsIn(chosen, "")) {
		if (path !== "version") execution.workingCopy.set(own(path), value);
	}
	execution.workingCopy.set(alternativeLocation, undefined);
	execution.state.locations = { selected: alternative, alternative: null };
	execution.emit("location-connect", { uuid: alternative, category: "selected", changes: execution.workingCopy.takeChanges() });
	if (alternative !== null) execution.addEffect({ kind: "connect-location", category: "selected", locationUuid: alternative });
}

/** Fields of nested groups with their paths; a list is one field. */
function fieldsIn(values: Values, prefix: string): readonly (readonly [FieldPath, unknown])[] {
	return Object.entries(values).flatMap(([name, value]) =>
		isObject(value) ? fieldsIn(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value] as const],
	);
}
