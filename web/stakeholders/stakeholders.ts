import { queryOptions } from "@tanstack/react-query";
import type { StakeholderCategory } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { Described } from "../api/operation.ts";
import { checkStakeholderCategory } from "./stakeholder-category.ts";

export type Stakeholder = Described<"Stakeholder">;

export async function listStakeholders(signal?: AbortSignal): Promise<readonly Stakeholder[]> {
	return (await call(operations.listStakeholders, { signal })).data;
}

/** Rejects with 'Invalid category' before anything is sent. */
export async function createStakeholder(name: string, category: StakeholderCategory): Promise<Stakeholder> {
	checkStakeholderCategory(category);
	return (await call(operations.createStakeholder, { body: { name, category } })).data;
}

export const stakeholderQueries = {
	list: () =>
		queryOptions({
			queryKey: ["stakeholders"],
			queryFn: ({ signal }) => listStakeholders(signal),
			staleTime: 5 * 60_000,
		}),
};
