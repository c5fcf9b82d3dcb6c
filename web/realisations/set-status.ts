import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

export interface StatusChange {
	readonly status: "cancelled" | "onhold" | "vkb";
	readonly action: "enable" | "disable";
	readonly reason?: string;
	readonly comment?: string;
	/** May be left out for vkb only. */
	readonly synced?: number;
}

const statuses: readonly string[] = ["cancelled", "onhold", "vkb"];
const actions: readonly string[] = ["enable", "disable"];

/** Throws 'Invalid status' or 'Invalid action' before anything is sent. A vkb change carries neither reason nor comment. */
export async function setStatus(uuid: string, change: StatusChange): Promise<RealisationRecord> {
	if (!statuses.includes(change.status)) throw new Error("Invalid status");
	if (!actions.includes(change.action)) throw new Error("Invalid action");
	const { status, action, reason, comment, synced } = change;
	const explained = status === "vkb" ? {} : { ...(reason ? { reason } : {}), ...(comment ? { comment } : {}) };
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/status`,
		body: { ...(synced === undefined ? {} : { synchronisation: { synced } }), data: { status, action, ...explained } },
	});
	return answer.data;
}
