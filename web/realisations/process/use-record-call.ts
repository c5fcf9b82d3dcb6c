import { useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../engine/index.ts";
import { isUnreachable } from "../../api/reachable.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { conflictingRecord } from "../realisation-commands.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";

interface RecordCall<Input> {
	readonly call: (input: Input) => Promise<RealisationRecord>;
	readonly onSaved: (record: RealisationRecord) => void;
	/** Replaces the general error notification. */
	readonly onFailed?: (error: unknown, input: Input) => void;
}

/**
 * Runs a call that returns the whole record and caches the result everywhere. A 409 brings the current record, which is
 * cached too; after any other refusal the record is refetched.
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
			const current = conflictingRecord(error);
			if (current !== null) rememberRealisation(client, current);
			else if (!isUnreachable(error)) void client.invalidateQueries({ queryKey: realisationQueries.one(uuid).queryKey });
			onFailed?.(error, input);
		},
	});
}
