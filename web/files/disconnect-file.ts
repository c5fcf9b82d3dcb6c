import type { FileCommand, RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

/** Takes a file off a process. Gives the process as it is then. */
export async function disconnectFile(process: string, file: string, synced: number): Promise<RealisationRecord> {
	const data: FileCommand = { action: "disconnect" };
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${process}/files/${file}`,
		body: { synchronisation: { synced }, data },
	});
	return answer.data;
}
