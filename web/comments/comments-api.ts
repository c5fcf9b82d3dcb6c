import { queryOptions } from "@tanstack/react-query";
import { pathOf, request } from "../api/request.ts";
import type { CommentList, CommentStatus } from "./comment.ts";

export type CommentCommand =
	| { readonly action: "create"; readonly message: string }
	| { readonly action: "edit"; readonly number: number; readonly message: string }
	| { readonly action: "status"; readonly number: number; readonly status: CommentStatus }
	| { readonly action: "delete"; readonly number: number };

/** The comments on a process. Colleagues write meanwhile: they are asked for again every minute the page is seen. */
export const commentsQuery = (uuid: string) =>
	queryOptions({
		queryKey: ["comments", uuid],
		queryFn: async ({ signal }) => {
			const { data } = await request<CommentList>({ method: "GET", path: pathOf`processes/realisation/${uuid}/comments`, signal });
			return data;
		},
		refetchInterval: 60_000,
		meta: { quiet: true },
	});

export async function writeComment(uuid: string, command: CommentCommand, synced: number): Promise<CommentList> {
	const { data } = await request<CommentList>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/comments`,
		body: { synchronisation: { synced }, data: command },
	});
	return data;
}
