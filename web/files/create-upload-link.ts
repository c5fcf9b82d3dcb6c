import type { UploadLink, UploadLinkRequest } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

/** Registers a file of a process. */
export async function createUploadLink(process: string, file: UploadLinkRequest, signal: AbortSignal): Promise<UploadLink> {
	const answer = await request<UploadLink>({
		method: "POST",
		path: pathOf`processes/realisation/${process}/files/upload-link`,
		body: file,
		signal,
	});
	return answer.data;
}
