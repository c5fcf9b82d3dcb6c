import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CommentedRecord } from "../../engine/index.ts";
import { failureText } from "../api/error-notification.ts";
import { problemOf } from "../api/problem-of.ts";
import { isUnreachable } from "../api/reachable.ts";
import { type TextKey, text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import type { CommentList } from "./comment.ts";
import { commentCountsQuery } from "./comment-counts.ts";
import { type CommentCommand, commentsQuery, writeComment } from "./comments-api.ts";

const failed: Readonly<Record<CommentCommand["action"], TextKey>> = {
	create: "comments.failed.save",
	edit: "comments.failed.save",
	delete: "comments.failed.delete",
	status: "comments.failed.status",
	assign: "comments.failed.assign",
};

const NONE: CommentList = { comments: [], synced: 0 };

/** The comments on a record and the actions on them. Refusals are shown above the box, never as a notification. */
export function useComments(entity: CommentedRecord, uuid: string) {
	const client = useQueryClient();
	const query = useQuery(commentsQuery(entity, uuid));
	const { queryKey } = commentsQuery(entity, uuid);
	const [error, setError] = useState<string | null>(null);
	const stale = useRef(false);
	const list = query.isError ? NONE : (query.data ?? NONE);
	const act = useAct({
		call: (command: CommentCommand) => writeComment(entity, uuid, command, list.synced),
		quiet: true,
		onDone: (answer) => {
			setError(null);
			// A repeated write returns its original result, which may be older than the list in the cache.
			client.setQueryData<CommentList>(queryKey, (known) => (known && known.synced > answer.synced ? known : answer));
			void client.invalidateQueries({ queryKey: commentCountsQuery(entity).queryKey });
		},
		onFailed: (problem, { action }) => {
			setError(sentenceOf(problem, action));
			stale.current = problemOf<"writeComment" | "writeRequestComment">(problem)?.status === 409;
			// The likeliest cause is a stale list, and somebody whose comment lost a race with a colleague's should see that.
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
		/** Resolves to whether it succeeded. */
		write: async (command: CommentCommand) => (await act.run(command)) !== null,
		/** Whether the last write was refused because the list was stale; the person has been told so. */
		wasStale: () => stale.current,
	};
}

export type CommentsState = ReturnType<typeof useComments>;

function sentenceOf(error: unknown, action: CommentCommand["action"]): string {
	const problem = problemOf<"writeComment" | "writeRequestComment">(error);
	if (problem === null) return text(failed[action]);
	if (isUnreachable(problem)) return failureText(problem, text(failed[action]));
	if (problem.status === 409) return text("comments.stale");
	// The server's message about the field says more than a general failure.
	return problem.status === 400 && problem.errors.length > 0 ? problem.message : text(failed[action]);
}
