import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { failureText } from "../api/error-notification.ts";
import { isUnreachable } from "../api/reachable.ts";
import { type TextKey, text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
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
	const act = useAct({
		call: (command: CommentCommand) => writeComment(entity, uuid, command, list.synced),
		quiet: true,
		onDone: (answer) => {
			setError(null);
			// The answer to a repeated write is the first one's: what was said since then is in the list already.
			client.setQueryData<CommentList>(queryKey, (known) => (known && known.synced > answer.synced ? known : answer));
			void client.invalidateQueries({ queryKey: commentCountsQuery(entity).queryKey });
		},
		onFailed: (problem, { action }) => {
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
		busy: act.busy,
		/** Resolves to whether it worked. */
		write: async (command: CommentCommand) => (await act.run(command)) !== null,
	};
}

export type CommentsState = ReturnType<typeof useComments>;

function sentenceOf(problem: unknown, action: CommentCommand["action"]): string {
	if (!(problem instanceof ApiProblem)) return text(failed[action]);
	if (isUnreachable(problem)) return failureText(problem, text(failed[action]));
	if (problem.status === 409) return text("comments.stale");
	// What the server says of the field itself is more than that it failed.
	return problem.status === 400 && problem.errors.length > 0 ? problem.message : text(failed[action]);
}
