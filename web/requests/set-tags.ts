import type { RequestRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function setTags(uuid: string, tags: readonly string[], synced: number): Promise<RequestRecord> {
	const answer = await request<RequestRecord>({
		method: "POST",
		path: pathOf`charging-point-requests/${uuid}/tags`,
		body: { synchronisation: { synced }, data: { tags } },
	});
	return answer.data;
}
