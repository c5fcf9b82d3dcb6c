import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export interface LocationChange {
	readonly action: "connect" | "disconnect";
	readonly category: "selected" | "alternative";
	/** Of the realisation. */
	readonly synced: number;
	/** Of the charging location. */
	readonly locationSynced: number;
}

const actions: readonly string[] = ["connect", "disconnect"];
const categories: readonly string[] = ["selected", "alternative"];

/** Connects or disconnects a charging location. Throws 'Invalid action' or 'Invalid category' before anything is sent. */
export async function changeLocation(uuid: string, locationUuid: string, change: LocationChange): Promise<RealisationRecord> {
	const { action, category, synced, locationSynced } = change;
	if (!actions.includes(action)) throw new Error("Invalid action");
	if (!categories.includes(category)) throw new Error("Invalid category");
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/locations/${locationUuid}`,
		body: { synchronisation: { synced, location: { synced: locationSynced } }, data: { action, category } },
	});
	return answer.data;
}
