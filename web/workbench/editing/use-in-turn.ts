import { useCallback } from "react";
import { useEditing } from "./use-edits.ts";
import { useLatest } from "./use-latest.ts";

/**
 * An act that runs once earlier acts are shown: on a slow connection somebody may act again before that, and the second act would be based
 * on files from before the first.
 */
export function useInTurn<Given extends readonly unknown[], Outcome>(act: (...given: Given) => Promise<Outcome>) {
	const { inTurn } = useEditing();
	const latest = useLatest(act);
	return useCallback((...given: Given): Promise<Outcome> => inTurn(() => latest.current(...given)), [inTurn, latest]);
}
