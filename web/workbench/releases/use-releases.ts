import { useCallback, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { useLookedAgain } from "../frame/use-looked-again.ts";

export type Releases = AnswerOf<"listReleases">["data"];
export type Release = Releases["releases"][number];

interface ReleasesState {
	/** Null until the releases are read for the first time. */
	readonly list: Releases | null;
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** Whether this person has no access. */
	readonly hidden: boolean;
	readonly failed: boolean;
}

const nothingRead: ReleasesState = { list: null, people: {}, hidden: false, failed: false };

/** The releases of the tenant, read when the page opens, whenever somebody returns to it, and on request. */
export function useReleases(): ReleasesState & { readonly look: () => Promise<void> } {
	const [state, setState] = useState(nothingRead);
	const show = useCallback(
		(read: Awaited<ReturnType<typeof askReleases>>) =>
			setState((before) => {
				if (read === "hidden") return { ...nothingRead, hidden: true };
				return read === "failed" ? { ...before, failed: true } : { ...nothingRead, list: read.data, people: read.related?.people ?? {} };
			}),
		[],
	);
	const look = useLookedAgain(askReleases, show);
	return { ...state, look };
}

const askReleases = () =>
	call(operations.listReleases).catch((reason: unknown) => (isHidden(reason) ? ("hidden" as const) : ("failed" as const)));

const isHidden = (reason: unknown) => reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
