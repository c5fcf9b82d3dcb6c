import type { RealisationRecord } from "../../engine/index.ts";
import { request } from "../api/request.ts";

export interface NewRealisation {
	readonly geographyCode: string;
	/** Slugs; the empty choices left out. */
	readonly stakeholders: readonly string[];
	readonly tenant: string;
	readonly type: string;
	readonly subtype?: string;
}

/** `idempotencyKey`: the uuid of the unsaved record, so that a second click or a lost answer makes no second process. */
export async function createRealisation(body: NewRealisation, idempotencyKey: string): Promise<RealisationRecord> {
	const answer = await request<RealisationRecord>({ method: "POST", path: "processes/realisation", body, idempotencyKey });
	return answer.data;
}
