import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { type TextKey, text } from "../texts/text.ts";
import type { CommentedEntity, CommentList } from "./comment.ts";
import { commentCountsQuery } from "./comment-counts.ts";
import { type CommentCommand, commentsQuery, writeComment } from "./comments-api.ts";

const failed: Readonly<Record<CommentCommand["action"], TextKey>> = {
	create: "comments.failed.save",
	edit: "comments.failed.save",
	delete: "comments.failed.delete",
	status: "comments.failed.status",
};

const NONE: CommentList = { comments: [], synced: 0 };

/** The comments on a record, and what may be done about them. A refusal is told above the box, never by a notification elsewhere. */
export function useComments(entity: CommentedEntity, uuid: string) {
	const client = useQueryClient();
	const query = useQuery(commentsQuery(entity, uuid));
	const { queryKey } = commentsQuery(entity, uuid);
	const [error, setError] = useState<string | null>(null);
	const list = query.isError ? NONE : (query.data ?? NONE);
	const mutation = useMutation({
		mutationFn: (command: CommentCommand) => writeComment(entity, uuid, command, list.synced),
		meta: { quiet: true },
		onSuccess: (answer) => {
			setError(null);
			client.setQueryData<CommentList>(queryKey, answer);
			void client.invalidateQueries({ queryKey: commentCountsQuery(entity).queryKey });
		},
		onError: (problem, { action }) => {
			setError(sentenceOf(problem, action));
			// A stale list is the likeliest cause, and whoever lost a comment to somebody else should see so.
			void client.invalidateQueries({ queryKey });
		},
	});
	return {
		list,
		loading: query.isPending,
		loadFailed: query.isError,
		reload: () => void query.refetch(),
		error,
		setError,
		busy: mutation.isPending,
		/** Resolves to whether it worked. */
		write: async (command: CommentCommand) => {
			try {
				await mutation.mutateAsync(command);
				return true;
			} catch {
				return false;
			}
		},
	};
}

export type CommentsState = ReturnType<typeof useComments>;

function sentenceOf(problem: unknown, action: CommentCommand["action"]): string {
	if (!(problem instanceof ApiProblem)) return text(failed[action]);
	if (problem.status === 409) return text("comments.stale");
	// What the server says of the field itself is more than that it failed.
	return problem.status === 400 && problem.errors.length > 0 ? problem.message : text(failed[action]);
}
