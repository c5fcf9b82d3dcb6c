import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { rememberRequest, requestQueries } from "../request-queries.ts";

/** Somebody else changed the request between our reading it and our writing. */
export interface Conflict {
	readonly before: RequestRecord;
	readonly after: RequestRecord;
}

interface RequestCall<Input> {
	readonly request: RequestRecord;
	readonly call: (input: Input, synced: number) => Promise<RequestRecord>;
	readonly onSaved: (record: RequestRecord) => void;
	/** Any refusal but a conflict. */
	readonly onFailed: () => void;
}

/**
 * A write on a request. The answer takes its place everywhere. A stale write changes nothing: the request as
 * it is now is fetched, and told as a conflict, so that what was typed can be judged against it and sent again.
 */
export function useRequestCall<Input>({ request, call, onSaved, onFailed }: RequestCall<Input>) {
	const client = useQueryClient();
	const [conflict, setConflict] = useState<Conflict | null>(null);
	// A second click comes before the first one's state is drawn: one write at a time, and one that succeeds for each state of the request.
	const busy = useRef(false);
	const written = useRef<number | null>(null);
	const mutation = useMutation({
		mutationFn: (input: Input) => call(input, request.synced),
		meta: { quiet: true },
		onSettled: () => {
			busy.current = false;
		},
		onSuccess: (record) => {
			written.current = request.synced;
			setConflict(null);
			rememberRequest(client, record);
			onSaved(record);
		},
		onError: async (error) => {
			if (!(error instanceof ApiProblem) || error.status !== 409) {
				onFailed();
				return;
			}
			const now = await client.fetchQuery({ ...requestQueries.one(request.uuid), staleTime: 0 }).catch(() => null);
			if (now === null || now.limited) onFailed();
			else {
				rememberRequest(client, now);
				setConflict({ before: request, after: now });
			}
		},
	});
	return {
		conflict,
		forget: () => setConflict(null),
		isPending: mutation.isPending,
		send: (input: Input) => {
			if (busy.current || written.current === request.synced) return;
			busy.current = true;
			mutation.mutate(input);
		},
	};
}
