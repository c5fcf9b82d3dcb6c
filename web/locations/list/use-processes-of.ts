import { useMemo } from "react";
import type { LocationRow } from "./location-fields.tsx";

interface Chosen {
	/** Null until they have loaded. */
	readonly all: readonly LocationRow[] | null;
	/** What the list shows, on all pages. */
	readonly shown: readonly LocationRow[];
	/** Keys of the rows that are chosen. */
	readonly keys: ReadonlySet<string>;
	readonly choose: (keys: Iterable<string>) => void;
}

/** The processes of locations: what is chosen are locations, what is acted upon are their processes. */
export function useProcessesOf({ all, shown, keys, choose }: Chosen) {
	const chosen = useMemo(
		() => new Set((all ?? []).flatMap((row) => (keys.has(row.key) && row.location.meta.workflowUuid) || [])),
		[all, keys],
	);
	const { matching, without, byProcess } = useMemo(() => {
		const found = new Map<string, string[]>();
		for (const { key, location } of shown) {
			const uuid = location.meta.workflowUuid;
			if (uuid) found.set(uuid, [...(found.get(uuid) ?? []), key]);
		}
		const placed = [...found.values()].flat().length;
		return { matching: [...found.keys()], without: shown.length - placed, byProcess: found };
	}, [shown]);
	return {
		chosen,
		/** Null until it is known. */
		matching: all === null ? null : matching,
		/** How many of the list have none. */
		without,
		choose: (uuids: Iterable<string>) => choose([...uuids].flatMap((uuid) => byProcess.get(uuid) ?? [])),
	};
}
