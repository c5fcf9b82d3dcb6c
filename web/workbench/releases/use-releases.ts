import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

export type Releases = AnswerOf<"listReleases">["data"];
export type Release = Releases["releases"][number];

interface ReleasesState {
	/** Null until they were read for the first time. */
	readonly list: Releases | null;
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** There is nothing here for who asks. */
	readonly hidden: boolean;
	readonly failed: boolean;
}

const nothingRead: ReleasesState = { list: null, people: {}, hidden: false, failed: false };

/** The releases of the tenant, read when the page opens, whenever somebody comes back to it, and when asked. */
export function useReleases(): ReleasesState & { readonly look: () => Promise<void> } {
	const [state, setState] = useState(nothingRead);
	const latest = useRef(0);
	const look = useCallback(async (): Promise<void> => {
		latest.current += 1;
		const mine = latest.current;
		const read = await call(operations.listReleases).catch((reason: unknown) => (isHidden(reason) ? "hidden" : "failed"));
		if (mine !== latest.current) return;
		setState((before) => {
			if (read === "hidden") return { ...nothingRead, hidden: true };
			return typeof read === "string"
				? { ...before, failed: true }
				: { ...nothingRead, list: read.data, people: read.related?.people ?? {} };
		});
	}, []);
	useEffect(() => {
		const onShown = (): void => {
			if (document.visibilityState === "visible") void look();
		};
		void look();
		document.addEventListener("visibilitychange", onShown);
		return () => {
			document.removeEventListener("visibilitychange", onShown);
			latest.current += 1;
		};
	}, [look]);
	return { ...state, look };
}

const isHidden = (reason: unknown) => reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
