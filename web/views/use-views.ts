import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { failureText } from "../api/error-notification.ts";
import { isUnreachable } from "../api/reachable.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
import type { View } from "./view.ts";
import { changeView, createView, deleteView, type NewView, viewsQuery } from "./views-api.ts";

type Work = () => Promise<View | null>;

/** The views of a list, and what may be done about them. A refusal is told where the views are, never elsewhere. */
export function useViews(list: ListName) {
	const client = useQueryClient();
	const query = useQuery(viewsQuery(list));
	const { queryKey } = viewsQuery(list);
	const [error, setError] = useState<string | null>(null);
	const act = useAct({
		call: (work: Work) => work(),
		quiet: true,
		onDone: () => setError(null),
		onFailed: (problem) => setError(sentenceOf(problem)),
		// Whether it worked or not, colleagues may have changed theirs meanwhile.
		onSettled: () => client.invalidateQueries({ queryKey }),
	});
	/** Resolves to what became of the view, or undefined when it was refused. */
	const carryOut = async (work: Work): Promise<View | null | undefined> => (await act.run(work))?.result;
	return {
		views: query.data ?? [],
		loading: query.isPending,
		loadFailed: query.isError,
		reload: () => void query.refetch(),
		error,
		busy: act.busy,
		create: (view: NewView) => carryOut(() => createView(list, view)),
		change: (view: View, change: Partial<NewView>) => carryOut(() => changeView(view, change)),
		remove: (view: View) => carryOut(() => deleteView(view).then(() => null)),
	};
}

export type ViewsState = ReturnType<typeof useViews>;

function sentenceOf(problem: unknown): string {
	if (!(problem instanceof ApiProblem)) return text("views.failed");
	if (isUnreachable(problem)) return failureText(problem, text("views.failed"));
	if (problem.code === "stale" || problem.status === 404) return text("views.stale");
	return problem.status === 400 || problem.code === "already-exists" ? problem.message : text("views.failed");
}
