import { useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { isUnreachable } from "../../api/reachable.ts";
import { useAct } from "../../ui/use-act.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";

interface RecordCall<Input> {
	readonly call: (input: Input) => Promise<RealisationRecord>;
	readonly onSaved: (record: RealisationRecord) => void;
	/** Without it the general notification tells of the failure. */
	readonly onFailed?: (error: unknown, input: Input) => void;
}

/**
 * A write that answers the whole record: the answer takes the record's place everywhere. So does the record that a
 * refusal as out of date brings; after any other refusal it is fetched anew.
 */
export function useRecordCall<Input>(uuid: string, { call, onSaved, onFailed }: RecordCall<Input>) {
	const client = useQueryClient();
	return useAct<Input, RealisationRecord>({
		call,
		...(onFailed ? { quiet: true } : {}),
		onDone: (record) => {
			rememberRealisation(client, record);
			onSaved(record);
		},
		onFailed: (error, input) => {
			const current = currentRecord(error);
			if (current !== null) rememberRealisation(client, current);
			else if (!isUnreachable(error)) void client.invalidateQueries({ queryKey: realisationQueries.one(uuid).queryKey });
			onFailed?.(error, input);
		},
	});
}

/** The record as it is now, out of a refusal because the one on the screen is out of date. */
export function currentRecord(error: unknown): RealisationRecord | null {
	if (!(error instanceof ApiProblem) || error.status !== 409) return null;
	return typeof error.current === "object" && error.current !== null ? (error.current as RealisationRecord) : null;
}
