import { queryOptions } from "@tanstack/react-query";
import { type CommentedRecord, commentItem, type Mention } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { CommentList, CommentStatus } from "./comment.ts";

export type CommentCommand =
	| {
			readonly action: "create";
			readonly message: string;
			/** Number of the comment that it answers. */
			readonly parent?: number;
			readonly mentions?: { kind: "person" | "role"; id: string }[];
			/** Files of the process that it refers to. */
			readonly files?: string[];
	  }
	| {
			readonly action: "edit";
			readonly number: number;
			readonly message: string;
			readonly mentions?: { kind: "person" | "role"; id: string }[];
	  }
	| { readonly action: "status"; readonly number: number; readonly status: CommentStatus }
	| { readonly action: "assign"; readonly number: number; readonly assignee: Pick<Mention, "kind" | "id"> | null }
	| { readonly action: "delete"; readonly number: number };

async function getComments(entity: CommentedRecord, uuid: string, signal?: AbortSignal): Promise<CommentList> {
	return (await call(entity === "realisation" ? operations.listComments : operations.listRequestComments, { params: { uuid }, signal }))
		.data;
}

/** Query key of the comments on a record; without a uuid, of those on all records of its kind. */
export const commentsKey = (entity: CommentedRecord, ...uuid: readonly string[]) => ["comments", entity, ...uuid] as const;

/** The comments on a record: refetched when a live change reports a new one, and every minute in case live changes do not arrive. */
export const commentsQuery = (entity: CommentedRecord, uuid: string) =>
	queryOptions({
		queryKey: commentsKey(entity, uuid),
		queryFn: ({ signal }) => getComments(entity, uuid, signal),
		refetchInterval: 60_000,
		meta: { quiet: true },
	});

export async function writeComment(entity: CommentedRecord, uuid: string, command: CommentCommand, synced: number): Promise<CommentList> {
	const body = { synchronisation: { synced }, data: command };
	return (await call(entity === "realisation" ? operations.writeComment : operations.writeRequestComment, { params: { uuid }, body })).data;
}

/** People and roles that can be mentioned and whose name contains the search text. */
export const mentionableQuery = (entity: CommentedRecord, uuid: string, search: string) =>
	queryOptions({
		queryKey: ["mentionable", entity, uuid, search],
		queryFn: async ({ signal }) => {
			const operation = entity === "realisation" ? operations.listMentionable : operations.listRequestMentionable;
			return (await call(operation, { params: { uuid }, query: { search }, signal })).data;
		},
		placeholderData: (known) => known,
		staleTime: 60_000,
		// Messages can be written without mentions.
		meta: { quiet: true },
	});

/** Earlier versions of a comment, from before its author edited it. */
export const versionsQuery = (entity: CommentedRecord, uuid: string, number: number) =>
	queryOptions({
		queryKey: ["comment-versions", entity, uuid, number],
		queryFn: async ({ signal }) => {
			const operation = entity === "realisation" ? operations.listCommentVersions : operations.listRequestCommentVersions;
			return (await call(operation, { params: { uuid, number: String(number) }, signal })).data;
		},
		staleTime: 0,
		meta: { quiet: true },
	});

/** Marks the inbox item about this comment as read; a no-op if there is none. */
export const readInInbox = (entity: CommentedRecord, uuid: string, number: number) =>
	call(operations.markInbox, { body: { data: { items: [commentItem(entity, uuid, number)], mark: "read" } } });
