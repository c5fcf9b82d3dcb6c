import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

/** Gives the process another type of the tenant; refused once something was saved in it. */
export async function changeType(uuid: string, type: string, synced: number): Promise<RealisationRecord> {
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/type`,
		body: { synchronisation: { synced }, data: { type } },
	});
	return answer.data;
}
