import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../engine/index.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";

interface RecordCall<Input> {
	readonly call: (input: Input) => Promise<RealisationRecord>;
	readonly onSaved: (record: RealisationRecord) => void;
	/** Without it the general notification tells of the failure. */
	readonly onFailed?: (error: unknown) => void;
}

/**
 * A write that answers the whole record: the answer takes the record's place everywhere. After a
 * refusal the record is fetched anew, since a stale one is the likeliest cause.
 */
export function useRecordCall<Input>(uuid: string, { call, onSaved, onFailed }: RecordCall<Input>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: call,
		...(onFailed ? { meta: { quiet: true as const } } : {}),
		onSuccess: (record) => {
			rememberRealisation(client, record);
			onSaved(record);
		},
		onError: (error) => {
			void client.invalidateQueries({ queryKey: realisationQueries.one(uuid).queryKey });
			onFailed?.(error);
		},
	});
}
