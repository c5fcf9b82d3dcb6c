import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CommentedRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

/** A record's number of comments, not counting removed ones. */
export type CommentCounts = Omit<DataOf<"countComments">[number], "uuid">;

const NONE: ReadonlyMap<string, CommentCounts> = new Map();

/**
 * Comment counts of all records the person may see, keyed by record. A separate call, because a comment doesn't update its record;
 * refetched with the list and after the person's own comments.
 */
export const commentCountsQuery = (entity: CommentedRecord) =>
	queryOptions({
		queryKey: ["comment-counts", entity],
		queryFn: async ({ signal }) => {
			const { data } = await call(operations.countComments, { query: { entity }, signal });
			return new Map(data.map(({ uuid, comments, todo, unknown }) => [uuid, { comments, todo, unknown }]));
		},
		refetchInterval: 5 * 60_000,
		// The list remains usable without the counts.
		meta: { quiet: true },
	});

/**
 * The counts by record uuid. A missing record has no comments, or its counts have not arrived yet. Empty for a `served` list: its counts
 * arrive with the rows.
 */
export function useCommentCounts(entity: CommentedRecord, served = false): ReadonlyMap<string, CommentCounts> {
	return useQuery({ ...commentCountsQuery(entity), enabled: !served }).data ?? NONE;
}

/** The counts that arrived with the rows, by record uuid. */
export function countsByUuid(counts: DataOf<"countComments"> | undefined): ReadonlyMap<string, CommentCounts> {
	return new Map((counts ?? []).map(({ uuid, ...count }) => [uuid, count]));
}

/** How much attention a record's comments need, by the same measure as `commentIndicator`. */
export function countsIndicator({ todo, unknown }: CommentCounts): "danger" | "warning" | "quiet" {
	if (unknown > 0) return "danger";
	return todo > 0 ? "warning" : "quiet";
}
