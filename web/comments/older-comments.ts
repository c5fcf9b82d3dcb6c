import type { CommentedRecord } from "../../engine/index.ts";
import type { CommentList, CommentStatus } from "./comment.ts";
import { getComments, writeComment } from "./comments-api.ts";

/** Every older call included the record, the list's `synced` and the caller. */
interface Older {
	readonly uuid: string;
	readonly synced: number;
	/** Not sent: the author is whoever the token identifies. */
	readonly username: string;
}

/**
 * The comment calls under their former names and shapes, for callers that still use them. Each forwards to the
 * documented call.
 */
export const olderComments = (entity: CommentedRecord) => ({
	getComments: ({ uuid }: Pick<Older, "uuid">): Promise<CommentList> => getComments(entity, uuid),
	add: ({ uuid, synced, message }: Older & { readonly message: string }) =>
		writeComment(entity, uuid, { action: "create", message }, synced),
	edit: ({ uuid, synced, number, message }: Older & { readonly number: number; readonly message: string }) =>
		writeComment(entity, uuid, { action: "edit", number, message }, synced),
	status: ({ uuid, synced, number, status }: Older & { readonly number: number; readonly status: CommentStatus }) =>
		writeComment(entity, uuid, { action: "status", number, status }, synced),
	delete: ({ uuid, synced, number }: Older & { readonly number: number }) =>
		writeComment(entity, uuid, { action: "delete", number }, synced),
});
