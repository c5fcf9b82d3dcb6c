import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { rememberRequest, requestQueries } from "../request-queries.ts";

/** Somebody else changed the request between our read and our write. */
export interface Conflict {
	readonly before: RequestRecord;
	readonly after: RequestRecord;
}

interface RequestCall<Input> {
	readonly request: RequestRecord;
	readonly call: (input: Input, synced: number) => Promise<RequestRecord>;
	readonly onSaved: (record: RequestRecord) => void;
	/** Any refusal except a conflict. */
	readonly onFailed: (error: unknown) => void;
}

/**
 * A write to a request. Its response replaces the request everywhere. A stale write changes nothing: the current
 * request is fetched and reported as a conflict, so that the input can be reviewed and sent again.
 */
export function useRequestCall<Input>({ request, call, onSaved, onFailed }: RequestCall<Input>) {
	const client = useQueryClient();
	const [conflict, setConflict] = useState<Conflict | null>(null);
	// At most one write succeeds per version of the request.
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
