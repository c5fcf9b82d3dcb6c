import { countingEvents, type RealisationRecord, type RecordHead } from "../../engine/index.ts";
import type { CollectionSource, PageQuery } from "../api/collection.ts";
import { getRealisationsPage } from "./get-realisations.ts";
import type { Waits } from "./waits.ts";

/**
 * What lists and maps keep of a process: no files, and of the history only the events needed to count days. With tens of
 * thousands of processes, more would not fit in a browser's memory.
 */
export interface KeptRealisation extends RecordHead {
	/** Oldest first, starting with the creation. */
	readonly Events: RealisationRecord["Events"];
	/** Whom it waits for, where the server answered the list; null for nobody. */
	readonly waits?: Waits | null;
}

function keep({ history: _past, files: _files, Events, ...head }: RealisationRecord): KeptRealisation {
	return { ...head, Events: countingEvents(Events) };
}

export const realisationSource: CollectionSource<RealisationRecord, KeptRealisation> = {
	key: ["realisations"],
	getPage: (query: PageQuery) => getRealisationsPage({ ...query, past: "days" }),
	keep,
};
