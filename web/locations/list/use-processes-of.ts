import { useMemo } from "react";

interface Chosen {
	/** The process of a location by its key; null for none. */
	readonly processOf: (key: string) => string | null;
	/** Keys of the rows that are chosen. */
	readonly keys: ReadonlySet<string>;
	/** Keys of what the list shows, on all pages, of those with a process; null until they are known. */
	readonly matching: readonly string[] | null;
	readonly choose: (keys: Iterable<string>) => void;
}

/** The processes of locations: what is chosen are locations, what is acted upon are their processes. */
export function useProcessesOf({ processOf, keys, matching, choose }: Chosen) {
	const chosen = useMemo(() => new Set([...keys].flatMap((key) => processOf(key) ?? [])), [keys, processOf]);
	const byProcess = useMemo(() => {
		const found = new Map<string, string[]>();
		for (const key of matching ?? []) {
			const uuid = processOf(key);
			if (uuid !== null) found.set(uuid, [...(found.get(uuid) ?? []), key]);
		}
		return found;
	}, [matching, processOf]);
	return {
		chosen,
		/** Null until it is known. */
		matching: useMemo(() => (matching === null ? null : [...byProcess.keys()]), [matching, byProcess]),
		choose: (uuids: Iterable<string>) => choose([...uuids].flatMap((uuid) => byProcess.get(uuid) ?? [])),
	};
}
