import { queryOptions } from "@tanstack/react-query";
import type { StakeholderCategory } from "../../engine/index.ts";
import { request } from "../api/request.ts";
import { checkStakeholderCategory } from "./stakeholder-category.ts";

export interface Stakeholder {
	/** `category|name`, unique within the tenant. */
	readonly slug: string;
	readonly name: string;
	readonly category: StakeholderCategory;
	/** A disabled one stays on the records that name it and cannot be newly chosen. */
	readonly enabled: boolean;
}

export async function listStakeholders(signal?: AbortSignal): Promise<readonly Stakeholder[]> {
	const answer = await request<readonly Stakeholder[]>({ method: "GET", path: "stakeholders", ...(signal ? { signal } : {}) });
	return answer.data;
}

/** Throws 'Invalid category' before anything is sent. */
export async function createStakeholder(name: string, category: StakeholderCategory): Promise<Stakeholder> {
	checkStakeholderCategory(category);
	const answer = await request<Stakeholder>({ method: "POST", path: "stakeholders", body: { name, category } });
	return answer.data;
}

export const stakeholderQueries = {
	list: () =>
		queryOptions({
			queryKey: ["stakeholders"],
			queryFn: ({ signal }) => listStakeholders(signal),
			staleTime: 5 * 60_000,
		}),
};
