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

interface Conversation {
	readonly first: Comment;
	/** Oldest first. */
	readonly answers: readonly Comment[];
}

/** The comments, newest first, each with its answers. An answer to a removed comment is shown on its own. */
export function conversations(comments: readonly Comment[]): readonly Conversation[] {
	const there = new Set(comments.map(({ order }) => order));
	const isAnswer = ({ parent }: Comment) => parent !== undefined && there.has(parent);
	return comments
		.filter((comment) => !isAnswer(comment))
		.map((first) => ({
			first,
			answers: comments.filter((comment) => comment.parent === first.order).sort((one, other) => one.order - other.order),
		}));
}
