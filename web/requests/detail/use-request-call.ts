import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAct } from "../../ui/use-act.ts";
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
	readonly onFailed: (error: unknown) => void;
}

/**
 * A write on a request. The answer takes its place everywhere. A stale write changes nothing: the request as
 * it is now is fetched, and told as a conflict, so that what was typed can be judged against it and sent again.
 */
export function useRequestCall<Input>({ request, call, onSaved, onFailed }: RequestCall<Input>) {
	const client = useQueryClient();
	const [conflict, setConflict] = useState<Conflict | null>(null);
	// One write that succeeds for each state of the request.
	const written = useRef<number | null>(null);
	const act = useAct({
		call: (input: Input) => call(input, request.synced),
		quiet: true,
		onDone: (record) => {
			written.current = request.synced;
			setConflict(null);
			rememberRequest(client, record);
			onSaved(record);
		},
		onFailed: async (error) => {
			if (!(error instanceof ApiProblem) || error.status !== 409) {
				onFailed(error);
				return;
			}
			const now = await client.fetchQuery({ ...requestQueries.one(request.uuid), staleTime: 0 }).catch(() => null);
			if (now === null || now.limited) onFailed(error);
			else {
				rememberRequest(client, now);
				setConflict({ before: request, after: now });
			}
		},
	});
	return {
		conflict,
		forget: () => setConflict(null),
		busy: act.busy,
		send: (input: Input) => {
			if (written.current !== request.synced) void act.run(input);
		},
	};
}
