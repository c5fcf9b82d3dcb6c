import type { RealisationRecord } from "../../../engine/index.ts";
import { municipality } from "./demo-accounts.ts";
import type { ServerApi } from "./server-api.ts";

export interface ChargingLocation {
	readonly uuid: string;
	readonly status: string;
	readonly synced: number;
}

/** Charging locations of the municipality with that status; fails if there are none. */
export async function freeLocations(api: ServerApi, status: string): Promise<readonly [ChargingLocation, ...ChargingLocation[]]> {
	const all = await api.ask<readonly ChargingLocation[]>(
		"cpo",
		"GET",
		`charging-point-locations?codes=${municipality.code}&status=${status}`,
	);
	const [first, ...others] = all.filter((location) => location.status === status);
	if (first === undefined) throw new Error(`There is no charging location with status ${status} in the municipality.`);
	return [first, ...others];
}

export function locationNow(api: ServerApi, uuid: string): Promise<ChargingLocation> {
	return api.ask("cpo", "GET", `charging-point-locations/${uuid}`);
}

export function connect(api: ServerApi, record: RealisationRecord, location: ChargingLocation): Promise<RealisationRecord> {
	return api.ask("cpo", "POST", `processes/realisation/${record.uuid}/locations/${location.uuid}`, {
		synchronisation: { synced: record.synced, location: { synced: location.synced } },
		data: { action: "connect", category: "selected" },
	});
}
