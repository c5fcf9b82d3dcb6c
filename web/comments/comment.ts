export const commentStatuses = ["todo", "done", "ignore"] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** What can be commented on. */
export type CommentedEntity = "realisation" | "request";

/** A comment as the server answers it. */
export interface Comment {
	readonly uuid: string;
	/** Number within the record, from 1. */
	readonly order: number;
	readonly message: string;
	readonly status: string;
	readonly user: { readonly id: string; readonly name: string };
	/** Instants in milliseconds since 1970. */
	readonly created_at: number;
	readonly edited_at: number | null;
	/** Short code of the step in which it was placed; empty when none was open, and on a request. */
	readonly iteration: string;
}

export interface CommentList {
	/** Newest first. */
	readonly comments: readonly Comment[];
	/** Sent back with every change. */
	readonly synced: number;
}

export function isCommentStatus(status: string): status is CommentStatus {
	return commentStatuses.some((known) => known === status);
}

/** How much the comments ask for attention: a status nobody knows most, then one that is still open. */
export function commentIndicator(comments: readonly Pick<Comment, "status">[]): "danger" | "warning" | "quiet" {
	if (comments.some(({ status }) => !isCommentStatus(status))) return "danger";
	return comments.some(({ status }) => status === "todo") ? "warning" : "quiet";
}
