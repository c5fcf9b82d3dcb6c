import type { FileRecord, UploadLink } from "../../../engine/index.ts";
import { pathOf, request } from "../../api/request.ts";
import type { AutomaticView } from "./missing-views.ts";

const names: Readonly<Record<AutomaticView, string>> = { topview: "bovenaanzicht", sideview: "zijaanzicht" };

/** Keeps a generated view with its process, like every other upload. */
export async function storeView(uuid: string, view: AutomaticView, picture: Blob): Promise<FileRecord> {
	const { data } = await request<UploadLink>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/files/upload-link`,
		body: { filename: names[view], extension: "jpeg", category: view },
	});
	const answer = await fetch(data.link, { method: "PUT", body: picture, headers: { "content-type": "image/jpeg" } });
	if (!answer.ok) throw new Error(`the view was not taken: ${answer.status}`);
	return data.file;
}
