import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { useLookedAgain } from "../frame/use-looked-again.ts";

export type Gate = AnswerOf<"getDesignGate">["data"];

interface GateState {
	/** Null until the gate is read for the first time. */
	readonly gate: Gate | null;
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** Whether the last read failed, so that an earlier state is shown. */
	readonly failed: boolean;
	/** The revision at which the gate was last read. */
	readonly asked: string;
}

/** Before the gate is asked for again after there was no response, in milliseconds. */
const pause = 3_000;

/**
 * The obstacles between a design and its release, read again for every revision, whenever somebody returns to the page, and on request: the
 * approval of a second person does not change the design's revision.
 */
export function useGate(uuid: string, revision: string): GateState & { readonly look: () => Promise<void> } {
	const [state, setState] = useState<GateState>({ gate: null, people: {}, failed: false, asked: revision });
	const ask = useCallback(() => call(operations.getDesignGate, { params: { uuid } }).catch(() => null), [uuid]);
	const show = useCallback(
		(read: AnswerOf<"getDesignGate"> | null) =>
			setState((before) =>
				read === null
					? { ...before, failed: true, asked: revision }
					: { gate: read.data, people: read.related?.people ?? {}, failed: false, asked: revision },
			),
		[revision],
	);
	const look = useLookedAgain(ask, show);
	// After each answer that did not come, not beside one that is still awaited.
	useEffect(() => {
		if (!state.failed) return;
		const again = setTimeout(() => void look(), pause);
		return () => clearTimeout(again);
	}, [state, look]);
	return { ...state, look };
}
