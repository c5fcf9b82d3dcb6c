import type { RealisationRecord, StakeholderCategory } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";
import { checkStakeholderCategory } from "../stakeholders/stakeholder-category.ts";

/** Throws 'Invalid category' before anything is sent. */
export async function changeStakeholder(
	uuid: string,
	category: StakeholderCategory,
	slug: string,
	synced: number,
): Promise<RealisationRecord> {
	checkStakeholderCategory(category);
	const answer = await request<RealisationRecord>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/stakeholders`,
		body: { synchronisation: { synced }, data: { slug } },
	});
	return answer.data;
}
