import { isAboutRequest, type LocationEffect, type OutwardEffect, objectOf } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { findLinkedLocation, type LinkedLocation, updateLocationLink, updateRequestLink } from "./link-store.ts";

/** Carries out the engine's effects on other records, in the transaction that stores the process. */
export async function carryOutEffects(
	scope: WriteScope,
	tenant: string,
	realisationUuid: string,
	effects: readonly OutwardEffect[],
): Promise<void> {
	for (const effect of effects) {
		if (isAboutRequest(effect)) {
			const realisation_uuid = effect.kind === "connect-request" ? realisationUuid : null;
			await updateRequestLink(scope.db, tenant, effect.requestUuid, { realisation_uuid, synced: scope.tick() });
		} else {
			await carryOutLocationEffect(scope, tenant, realisationUuid, effect);
		}
	}
}

async function carryOutLocationEffect(scope: WriteScope, tenant: string, realisationUuid: string, effect: LocationEffect): Promise<void> {
	const uuids = effect.kind === "realise-locations" ? effect.locationUuids : [effect.locationUuid];
	for (const uuid of uuids) {
		const location = await findLinkedLocation(scope.db, tenant, uuid);
		const change = location === undefined ? undefined : changeOf(effect, location, realisationUuid);
		if (change !== undefined) await updateLocationLink(scope.db, tenant, uuid, { ...change, synced: scope.tick() });
	}
}

type Change = Omit<LinkedLocation, "synced">;

/** The change that the effect makes to the location; undefined when it already applies, or when the location belongs to another process. */
function changeOf(effect: LocationEffect, location: LinkedLocation, realisationUuid: string): Change | undefined {
	const { status, status_before, workflow_uuid, properties } = location;
	if (workflow_uuid !== null && workflow_uuid !== realisationUuid) return undefined;
	if (effect.kind === "realise-locations") {
		return { status: "realized", status_before, workflow_uuid, properties: withStatus(properties, effect.chargingPointStatus) };
	}
	if (effect.kind === "connect-location") {
		return workflow_uuid === realisationUuid
			? undefined
			: { status: "in-progress", status_before: status, workflow_uuid: realisationUuid, properties };
	}
	return workflow_uuid === null
		? undefined
		: { status: status_before ?? "definitive", status_before: null, workflow_uuid: null, properties };
}

function withStatus(properties: string, status: string | undefined): string {
	return status === undefined ? properties : JSON.stringify({ ...objectOf(JSON.parse(properties)), status });
}
