import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FileRecord, isRecent } from "../../engine/index.ts";
import { isBeingChecked } from "./download-machine.ts";
import { getFile } from "./files-api.ts";

/** Milliseconds between two requests for a recent file that has not arrived yet. */
const retryMs = 500;
/** How often a person can retry. */
const mostRetries = 5;

export interface WatchedFile {
	readonly file: FileRecord | undefined;
	readonly loading: boolean;
	readonly failed: boolean;
	/** Younger than five seconds: missing parts may still be on their way. */
	readonly recent: boolean;
	/** Undefined once all retries are used. */
	readonly retry: (() => void) | undefined;
}

/**
 * A file's record, polled every half second while it is recent and incomplete, and afterwards refetched on request.
 * `known`: the file as listed in the record; `since`: when it was uploaded here, by this computer's clock.
 */
export function useFile(uuid: string, known: FileRecord | undefined, since = 0): WatchedFile {
	const [retries, setRetries] = useState(0);
	const recentNow = (file: FileRecord): boolean => isRecent({ ts: Math.max(file.ts, since) }, Date.now());
	const { data, isError, isFetching, refetch } = useQuery({
		queryKey: ["file", uuid],
		queryFn: ({ signal }) => getFile(uuid, signal),
		...(known === undefined ? {} : { initialData: known }),
		staleTime: (query) => (query.state.data !== undefined && isBeingChecked(query.state.data) ? 0 : Number.POSITIVE_INFINITY),
		retry: false,
		meta: { quiet: true as const },
		refetchInterval: ({ state: { data: file } }) => (file !== undefined && isBeingChecked(file) && recentNow(file) ? retryMs : false),
	});
	return {
		file: data,
		loading: data === undefined && isFetching,
		failed: data === undefined && isError && !isFetching,
		recent: data !== undefined && recentNow(data),
		retry:
			retries >= mostRetries
				? undefined
				: () => {
						setRetries(retries + 1);
						void refetch();
					},
	};
}
