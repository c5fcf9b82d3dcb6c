import type { DownloadLink } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { pathOf, request } from "../api/request.ts";

/** The bytes of a file, by a link that is asked for first: it is good once and for a short time. */
export async function fetchBytes(uuid: string, signal?: AbortSignal): Promise<Blob> {
	const { data } = await request<DownloadLink>({ method: "GET", path: pathOf`files/${uuid}/download-link`, ...(signal ? { signal } : {}) });
	const answer = await fetch(data.link, signal ? { signal } : {});
	if (!answer.ok) throw new ApiProblem({ status: answer.status, code: "no-bytes", message: "", errors: [], method: "GET" });
	return answer.blob();
}
