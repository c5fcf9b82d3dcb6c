import { countingEvents, type RealisationRecord, type RecordHead } from "../../engine/index.ts";
import type { Collection, CollectionSource, PageQuery } from "../api/collection.ts";
import { getRealisationsPage } from "./realisations-page.ts";

/**
 * What lists and maps keep of a process: without its files and its past, of which only the events are there that say how long
 * it has been running. With tens of thousands of processes the rest would not fit into a browser.
 */
export interface KeptRealisation extends RecordHead {
	/** Oldest first; the first one is that of the start. */
	readonly Events: RealisationRecord["Events"];
}

export type RealisationCollection = Collection<KeptRealisation>;

function keep({ history: _past, files: _files, Events, ...head }: RealisationRecord): KeptRealisation {
	return { ...head, Events: countingEvents(Events) };
}

export const realisationSource: CollectionSource<RealisationRecord, KeptRealisation> = {
	key: ["realisations"],
	getPage: (query: PageQuery) => getRealisationsPage({ ...query, past: "days" }),
	keep,
};
