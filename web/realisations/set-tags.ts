import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function setTags(uuid: string, tags: readonly string[], synced: number): Promise<RealisationRecord> {
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/tags`,
		body: { synchronisation: { synced }, data: { tags } },
	});
	return answer.data;
}
