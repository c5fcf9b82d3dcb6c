import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FileRecord, isRecent } from "../../engine/index.ts";
import { isBeingChecked } from "./download-machine.ts";
import { getFile } from "./get-file.ts";

/** Milliseconds between two looks at a file that is recent and not there yet. */
export const retryMs = 500;
/** How often a person may ask again. */
export const mostRetries = 5;

export interface WatchedFile {
	readonly file: FileRecord | undefined;
	readonly loading: boolean;
	readonly failed: boolean;
	/** Younger than 5 seconds: what is missing may still be on its way. */
	readonly recent: boolean;
	/** Undefined once it was used up. */
	readonly retry: (() => void) | undefined;
}

/**
 * What is known of a file, asked anew every half second while it is recent and not there yet, and after that when the
 * person asks. `known`: what the record says of it; `since`: when it was uploaded here, by this computer's clock.
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
