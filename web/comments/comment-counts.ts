import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import type { CommentedEntity } from "./comment.ts";

/** How many comments a record has that were not removed. */
export interface CommentCounts {
	readonly comments: number;
	/** With the status todo. */
	readonly todo: number;
	/** With a status that nobody knows. */
	readonly unknown: number;
}

const NONE: ReadonlyMap<string, CommentCounts> = new Map();

/**
 * Numbers of comments by record, of all records the person may see. They come by a call of their own, because a
 * comment does not renew its record; they are asked for again with the list, and after a comment of one's own.
 */
export const commentCountsQuery = (entity: CommentedEntity) =>
	queryOptions({
		queryKey: ["comment-counts", entity],
		queryFn: async ({ signal }) => {
			const { data } = await request<readonly (CommentCounts & { readonly uuid: string })[]>({
				method: "GET",
				path: "comments/counts",
				query: { entity },
				signal,
			});
			return new Map(data.map(({ uuid, comments, todo, unknown }) => [uuid, { comments, todo, unknown }]));
		},
		refetchInterval: 5 * 60_000,
		// A list is no worse for a number that did not come.
		meta: { quiet: true },
	});

/** The numbers by the record's uuid; a record that is not in it has no comments, or they are not there yet. */
export function useCommentCounts(entity: CommentedEntity): ReadonlyMap<string, CommentCounts> {
	return useQuery(commentCountsQuery(entity)).data ?? NONE;
}

/** How much a record's comments ask for attention, as of the comments themselves. */
export function countsIndicator({ todo, unknown }: CommentCounts): "danger" | "warning" | "quiet" {
	if (unknown > 0) return "danger";
	return todo > 0 ? "warning" : "quiet";
}
