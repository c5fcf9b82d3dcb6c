import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { failureText } from "../api/error-notification.ts";
import { problemOf } from "../api/problem-of.ts";
import { isUnreachable } from "../api/reachable.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import type { View } from "./view.ts";
import { changeView, createView, deleteView, type NewView, subscribeView, type ViewChange, viewsQuery } from "./views-api.ts";

interface Work {
	/** A view has one action at a time; other views may have theirs meanwhile. */
	readonly about: string;
	readonly call: () => Promise<View | null>;
}

/** A list's views and the actions on them. Refusals are shown beside the views, never elsewhere. */
export function useViews(list: ListName) {
	const client = useQueryClient();
	const query = useQuery(viewsQuery(list));
	const { queryKey } = viewsQuery(list);
	const [error, setError] = useState<string | null>(null);
	const act = useAct({
		call: (work: Work) => work.call(),
		about: (work) => work.about,
		quiet: true,
		onDone: () => setError(null),
		onFailed: (problem) => setError(sentenceOf(problem)),
		// Whether or not it succeeded, colleagues may have changed theirs in the meantime.
		onSettled: () => client.invalidateQueries({ queryKey }),
	});
	/** Resolves to the view as it is now, null once deleted, or undefined if refused. */
	const carryOut = async (about: string, call: Work["call"]): Promise<View | null | undefined> => (await act.run({ about, call }))?.result;
	return {
		views: query.data ?? [],
		loading: query.isPending,
		loadFailed: query.isError,
		reload: () => void query.refetch(),
		error,
		busy: act.busy,
		create: (view: NewView) => carryOut("new", () => createView(list, view)),
		change: (view: View, change: ViewChange) => carryOut(view.uuid, () => changeView(view, change)),
		subscribe: (view: View, subscribed: boolean) => carryOut(`bell ${view.uuid}`, () => subscribeView(view, subscribed)),
		remove: (view: View) => carryOut(view.uuid, () => deleteView(view).then(() => null)),
		/** For actions that don't change a view itself. Resolves to whether it succeeded. */
		also: async (work: () => Promise<void>) => (await carryOut("start", () => work().then(() => null))) !== undefined,
	};
}

export type ViewsState = ReturnType<typeof useViews>;

function sentenceOf(error: unknown): string {
	const problem = problemOf<"createView" | "changeView" | "deleteView" | "subscribeView">(error);
	if (problem === null) return text("views.failed");
	if (isUnreachable(problem)) return failureText(problem, text("views.failed"));
	if (problem.code === "stale" || problem.status === 404) return text("views.stale");
	return problem.status === 400 || problem.code === "already-exists" ? problem.message : text("views.failed");
}
