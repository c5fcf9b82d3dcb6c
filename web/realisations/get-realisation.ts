import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function getRealisation(uuid: string, signal?: AbortSignal): Promise<RealisationRecord> {
	const answer = await request<RealisationRecord>({
		method: "GET",
		path: pathOf`processes/realisation/${uuid}`,
		...(signal ? { signal } : {}),
	});
	return answer.data;
}
