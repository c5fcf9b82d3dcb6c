import type { RequestRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";
import type { Position } from "../map/map-settings.ts";

export async function setCoordinates(uuid: string, { latitude, longitude }: Position, synced: number): Promise<RequestRecord> {
	const answer = await request<RequestRecord>({
		method: "POST",
		path: pathOf`charging-point-requests/${uuid}/coordinates`,
		body: { synchronisation: { synced }, data: { latitude, longitude } },
	});
	return answer.data;
}
