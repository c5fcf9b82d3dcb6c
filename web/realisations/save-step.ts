import type { RealisationRecord, Values } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export interface StepSave {
	readonly step: string;
	readonly complete: boolean;
	readonly correction: boolean;
	/** Code of the step the person should be at afterwards; the server refuses when it comes to another. */
	readonly target: string;
	/** Uuid of the target step. */
	readonly targetUuid: string;
	readonly synced: number;
	readonly values: Values;
	readonly idempotencyKey?: string;
}

export async function saveStep(uuid: string, save: StepSave): Promise<RealisationRecord> {
	const { step, complete, correction, target } = save;
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}`,
		body: {
			intent: { step, complete, correction, target },
			synchronisation: { synced: save.synced },
			data: { status: { uuid: save.targetUuid }, values: save.values },
		},
		...(save.idempotencyKey ? { idempotencyKey: save.idempotencyKey } : {}),
	});
	return answer.data;
}
