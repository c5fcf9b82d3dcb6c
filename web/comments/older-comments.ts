import type { CommentedEntity, CommentList, CommentStatus } from "./comment.ts";
import { getComments, writeComment } from "./comments-api.ts";

/** Every older call named the record, the list's `synced` and who makes it. */
interface Older {
	readonly uuid: string;
	readonly synced: number;
	/** Not sent on: the author is who the token says. */
	readonly username: string;
}

/** The comment calls by the names and shapes they had before, for readers that still ask by them. Each is the documented call. */
export const olderComments = (entity: CommentedEntity) => ({
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
