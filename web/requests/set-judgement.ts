import type { JudgementInput, RequestRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export async function setJudgement(uuid: string, { status, reason, remarks }: JudgementInput, synced: number): Promise<RequestRecord> {
	const answer = await request<RequestRecord>({
		method: "POST",
		path: pathOf`charging-point-requests/${uuid}/judgement`,
		body: { synchronisation: { synced }, intent: { action: "judgement" }, data: { status, reason, remarks } },
	});
	return answer.data;
}
