import type { FileRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function getFile(uuid: string, signal?: AbortSignal): Promise<FileRecord> {
	const answer = await request<FileRecord>({ method: "GET", path: pathOf`files/${uuid}`, ...(signal ? { signal } : {}) });
	return answer.data;
}
