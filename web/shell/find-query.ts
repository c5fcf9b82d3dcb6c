import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

export type Found = DataOf<"find">;

/** Always refetched: rights and records change. Results for other words are not shown meanwhile. */
const fresh = { staleTime: 0, gcTime: 60_000, meta: { quiet: true } } as const;

export const findQuery = (words: string) =>
	queryOptions({
		queryKey: ["find", "words", words],
		queryFn: async ({ signal }) => (await call(operations.find, { query: { words }, signal })).data,
		...fresh,
	});

export const recentQuery = (uuids: readonly string[]) =>
	queryOptions({
		queryKey: ["find", "uuids", uuids.join(",")],
		queryFn: async ({ signal }) => (await call(operations.find, { query: { uuids: uuids.join(",") }, signal })).data,
		...fresh,
	});
