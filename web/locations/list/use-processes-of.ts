import { useMemo } from "react";

interface Chosen {
	/** The process of a location by its key; null for none. */
	readonly processOf: (key: string) => string | null;
	/** Keys of the chosen rows. */
	readonly keys: ReadonlySet<string>;
	/** Keys of the matching rows that have a process, on all pages; null until they are known. */
	readonly matching: readonly string[] | null;
	readonly choose: (keys: Iterable<string>) => void;
}

/** Translates a choice of locations into one of their processes, on which the actions work. */
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
