import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { answeredKey } from "../../api/served-place.ts";
import { knownProcesses, useNoteProcesses } from "./known-processes.ts";
import type { LocationRow } from "./location-fields.tsx";

/** The most locations in one call. */
const mostAsked = 100;

const none: ReadonlyMap<string, string | null> = new Map();

interface Wanted {
	/** All locations; null if the server has the list, or until they have loaded. */
	readonly all: readonly LocationRow[] | null;
	readonly served: boolean;
	/** Rows of the page in view. */
	readonly rows: readonly LocationRow[];
	/** Keys of the chosen locations, on whatever page. */
	readonly keys: ReadonlySet<string>;
}

/** The process of each location that is chosen or can be, although the browser may have only the page in view; null for none. */
export function useProcessOf({ all, served, rows, keys }: Wanted): (key: string) => string | null {
	const note = useNoteProcesses();
	const { data: known = none } = useQuery(knownProcesses);
	useEffect(() => {
		if (!served || rows.length === 0) return;
		const found = rows.flatMap(({ key, location: { meta } }) => (meta.workflowUuid ? [{ uuid: key, process: meta.workflowUuid }] : []));
		const uuids = rows.map(({ key }) => key);
		note(found, uuids);
	}, [served, rows, note]);
	// Chosen before the page was reloaded.
	const unknown = useMemo(() => [...keys].filter((key) => !known.has(key)).slice(0, mostAsked), [keys, known]);
	useQuery({
		queryKey: [...answeredKey("locations"), "processes", unknown],
		queryFn: async ({ signal }) => {
			const { data } = await call(operations.listLocationKeys, { query: { among: unknown.join() }, signal });
			note(data, unknown);
			return data;
		},
		enabled: served && unknown.length > 0,
		meta: { quiet: true },
	});
	const loaded = useMemo(() => new Map((all ?? []).map(({ key, location }) => [key, location.meta.workflowUuid])), [all]);
	return useCallback((key: string) => (served ? known : loaded).get(key) ?? null, [served, known, loaded]);
}
