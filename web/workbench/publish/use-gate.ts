import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

export type Gate = AnswerOf<"getDesignGate">["data"];

interface GateState {
	/** Null until it was read for the first time. */
	readonly gate: Gate | null;
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** What is shown is as it was. */
	readonly failed: boolean;
	/** The revision at which it was asked for last. */
	readonly asked: string;
}

/**
 * What stands between a design and its release, read again for every revision, whenever somebody comes back to the page,
 * and when asked: another's approval is not told by the design.
 */
export function useGate(uuid: string, revision: string): GateState & { readonly look: () => Promise<void> } {
	const [state, setState] = useState<GateState>({ gate: null, people: {}, failed: false, asked: revision });
	const latest = useRef(0);
	const look = useCallback(async (): Promise<void> => {
		latest.current += 1;
		const mine = latest.current;
		const read = await call(operations.getDesignGate, { params: { uuid } }).catch(() => null);
		// A later read says more.
		if (mine !== latest.current) return;
		setState((before) =>
			read === null
				? { ...before, failed: true, asked: revision }
				: { gate: read.data, people: read.related?.people ?? {}, failed: false, asked: revision },
		);
	}, [uuid, revision]);
	useEffect(() => {
		const onShown = (): void => {
			if (document.visibilityState === "visible") void look();
		};
		void look();
		document.addEventListener("visibilitychange", onShown);
		return () => {
			document.removeEventListener("visibilitychange", onShown);
			// Of an answer that comes when it is not asked for any more, nothing is shown.
			latest.current += 1;
		};
	}, [look]);
	return { ...state, look };
}
