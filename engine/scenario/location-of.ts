import type { OutwardEffect } from "../command/command.ts";
import { isAboutRequest } from "../command/request-effect.ts";
import type { ChargingLocation } from "../realisation/realisation.ts";
import type { Scenario } from "./scenario.ts";

/** A charging location as tracked by a scenario: with the status it returns to when it is disconnected. */
type FollowedLocation = ChargingLocation & { readonly before: string };

/** The scenario's charging location; undefined when it has none. Properties that it leaves out are empty. */
export function locationOf(given: NonNullable<Scenario["given"]>["location"]): FollowedLocation | undefined {
	if (given?.uuid === undefined) return undefined;
	const nowhere = { latitude: 0, longitude: 0, street: "", streetNumber: "", streetNumberSuffix: "", postalCode: "", city: "" };
	const status = given.status ?? "definitive";
	return { ...nowhere, ...given, uuid: given.uuid, status, workflowUuid: given.workflowUuid ?? null, before: status };
}

/** The location after the effects of a command, as the server would carry them out. */
export function locationAfter(location: FollowedLocation | undefined, effects: readonly OutwardEffect[]): FollowedLocation | undefined {
	let followed = location;
	for (const effect of effects) {
		if (followed === undefined) return undefined;
		if (isAboutRequest(effect)) continue;
		if (effect.kind === "realise-locations") {
			followed = effect.locationUuids.includes(followed.uuid) ? { ...followed, status: "realized" } : followed;
		} else if (effect.locationUuid === followed.uuid) {
			followed =
				effect.kind === "connect-location"
					? { ...followed, status: "in-progress", workflowUuid: "scenario" }
					: { ...followed, status: followed.before, workflowUuid: null };
		}
	}
	return followed;
}
