import type { RealisationEvent, Values } from "../realisation/realisation.ts";
import { idsInLists } from "./file-ids.ts";

interface Standing {
	readonly values: Values;
	readonly Events: readonly Pick<RealisationEvent, "type" | "meta">[];
}

/**
 * Ids of the files that somebody removed from the process and that no present value names again. Former values still refer to them, so they
 * keep their bytes, but nothing else shows them.
 */
export function filesTakenOff({ values, Events }: Standing): ReadonlySet<string> {
	const removed = Events.flatMap(({ type, meta }) => (type === "file-disconnect" && meta.uuid !== null ? [meta.uuid] : []));
	if (removed.length === 0) return new Set();
	const present = idsInLists(values);
	return new Set(removed.filter((uuid) => !present.has(uuid)));
}
