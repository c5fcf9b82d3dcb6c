import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

export type Today = DataOf<"getToday">;
export type TodayGroup = Today["groups"][number];
export type UpkeepItem = DataOf<"getTodayUpkeep">[number];
export type TodayItem = TodayGroup["items"][number];

export const todayQueries = {
	today: () =>
		queryOptions({
			queryKey: ["today"],
			queryFn: async ({ signal }) => (await call(operations.getToday, { signal })).data,
			// Also picks up the end of a day, and changes where live changes don't arrive.
			refetchInterval: 60_000,
			staleTime: 0,
			meta: { quiet: true },
		}),
	figures: () =>
		queryOptions({
			queryKey: ["today", "figures"],
			queryFn: async ({ signal }) => (await call(operations.getTodayFigures, { signal })).data,
			staleTime: 60_000,
			meta: { quiet: true },
		}),
	upkeep: () =>
		queryOptions({
			queryKey: ["today", "upkeep"],
			queryFn: async ({ signal }) => (await call(operations.getTodayUpkeep, { signal })).data,
			refetchInterval: 60_000,
			meta: { quiet: true },
		}),
	group: (group: TodayGroup["group"], pages: number) =>
		queryOptions({
			queryKey: ["today", "group", group, pages],
			queryFn: async ({ signal }) => {
				const items: TodayItem[] = [];
				for (let page = 1; page <= pages; page++) {
					items.push(...(await call(operations.getTodayGroup, { params: { group }, query: { page: String(page) }, signal })).data);
				}
				return items;
			},
			meta: { quiet: true },
		}),
};

/** The steps that wait now, to begin or continue a queue. */
export const fetchQueue = async () => (await call(operations.getTodayQueue)).data;
