import { object, uuid } from "../calls/schema-parts.ts";
import type { CommentRow } from "./comment-store.ts";

export const commentStatuses = ["todo", "done", "ignore"] as const;
export type CommentStatus = (typeof commentStatuses)[number];

const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;
const maybeInstant = { ...instant, type: ["integer", "null"] } as const;

/** A comment as every call answers it. Removed ones are not answered. */
export const commentSchema = {
	$id: "comment",
	title: "Comment",
	...object({
		uuid,
		order: { type: "integer", description: "Number within the record, from 1." },
		message: { type: "string" },
		status: { type: "string", enum: commentStatuses },
		user: object({ id: { type: "string" }, name: { type: "string" } }),
		created_at: instant,
		edited_at: maybeInstant,
		deleted_at: maybeInstant,
		iteration: { type: "string", description: "Short code of the step in which it was placed; empty when none was open." },
	}),
} as const;

export const commentListSchema = object({
	comments: { type: "array", items: { $ref: "comment#" }, description: "Newest first." },
	synced: { ...instant, description: "Of the latest change to any of them, sent back with a change; 0 without comments." },
});

/** JSON text of the list, and its `synced`. */
export function commentList(rows: readonly CommentRow[]): { readonly text: string; readonly synced: number } {
	const synced = Math.max(0, ...rows.map((row) => row.synced));
	const comments = rows.filter(({ deleted_at }) => deleted_at === null).map(commentAnswer);
	return { text: JSON.stringify({ comments, synced }), synced };
}

export function commentAnswer(row: CommentRow) {
	const { uuid, number, message, status, user_id, user_name, created_at, edited_at, deleted_at, iteration } = row;
	return { uuid, order: number, message, status, user: { id: user_id, name: user_name }, created_at, edited_at, deleted_at, iteration };
}
