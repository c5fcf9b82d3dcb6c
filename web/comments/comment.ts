import type { DataOf } from "../api/operation.ts";

export const commentStatuses = ["todo", "done", "ignore"] as const;
export type CommentStatus = (typeof commentStatuses)[number];

export type CommentList = DataOf<"listComments">;
export type Comment = CommentList["comments"][number];

export function isCommentStatus(status: string): status is CommentStatus {
	return commentStatuses.some((known) => known === status);
}

/** How much attention the comments need: an unrecognised status most, then an open one. */
export function commentIndicator(comments: readonly { readonly status: string }[]): "danger" | "warning" | "quiet" {
	if (comments.some(({ status }) => !isCommentStatus(status))) return "danger";
	return comments.some(({ status }) => status === "todo") ? "warning" : "quiet";
}
