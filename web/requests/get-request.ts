import type { AnyRequest } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function getRequest(uuid: string, signal?: AbortSignal): Promise<AnyRequest> {
	const answer = await request<AnyRequest>({
		method: "GET",
		path: pathOf`charging-point-requests/${uuid}`,
		...(signal ? { signal } : {}),
	});
	return answer.data;
}
