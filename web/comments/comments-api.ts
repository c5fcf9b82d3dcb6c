import { queryOptions } from "@tanstack/react-query";
import { pathOf, request } from "../api/request.ts";
import type { CommentedEntity, CommentList, CommentStatus } from "./comment.ts";

export type CommentCommand =
	| { readonly action: "create"; readonly message: string }
	| { readonly action: "edit"; readonly number: number; readonly message: string }
	| { readonly action: "status"; readonly number: number; readonly status: CommentStatus }
	| { readonly action: "delete"; readonly number: number };

function pathOfComments(entity: CommentedEntity, uuid: string): string {
	return entity === "realisation" ? pathOf`processes/realisation/${uuid}/comments` : pathOf`charging-point-requests/${uuid}/comments`;
}

export async function getComments(entity: CommentedEntity, uuid: string, signal?: AbortSignal): Promise<CommentList> {
	const { data } = await request<CommentList>({ method: "GET", path: pathOfComments(entity, uuid), ...(signal ? { signal } : {}) });
	return data;
}

/** The comments on a record. Colleagues write meanwhile: they are asked for again every minute the page is seen. */
export const commentsQuery = (entity: CommentedEntity, uuid: string) =>
	queryOptions({
		queryKey: ["comments", entity, uuid],
		queryFn: ({ signal }) => getComments(entity, uuid, signal),
		refetchInterval: 60_000,
		meta: { quiet: true },
	});

export async function writeComment(entity: CommentedEntity, uuid: string, command: CommentCommand, synced: number): Promise<CommentList> {
	const { data } = await request<CommentList>({
		method: "POST",
		path: pathOfComments(entity, uuid),
		body: { synchronisation: { synced }, data: command },
	});
	return data;
}
