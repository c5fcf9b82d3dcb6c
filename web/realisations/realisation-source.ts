import { countingEvents, type RealisationRecord, type RecordHead } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import { type CollectionSource, largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import type { Answer } from "../api/request.ts";
import type { CommentCounts } from "../comments/comment-counts.ts";
import type { Waits } from "./waits.ts";

/**
 * What lists and maps keep of a process: no files, and of the history only the events needed to count days. With tens of
 * thousands of processes, more would not fit in a browser's memory.
 */
export interface KeptRealisation extends RecordHead {
	/** Oldest first, starting with the creation. */
	readonly Events: RealisationRecord["Events"];
	/** Whom it waits for, if the server provided the list; null for nobody. */
	readonly waits?: Waits | null;
	/** Given if the server provided the list; undefined if the record has no comments. */
	readonly commentCounts?: CommentCounts | undefined;
}

function keep({ history: _past, files: _files, Events, ...head }: RealisationRecord): KeptRealisation {
	return { ...head, Events: countingEvents(Events) };
}

export const realisationSource: CollectionSource<RealisationRecord, KeptRealisation> = {
	key: ["realisations"],
	getPage: (query: PageQuery) => getRealisationsPage({ ...query, past: "days" }),
	keep,
};

interface RealisationsPageQuery extends PageQuery {
	/** `days`: only the part of the history that is needed to count days, less than half the size. */
	readonly past?: "whole" | "days";
}

export function getRealisationsPage({ codes, signal, ...query }: RealisationsPageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return call(operations.listRealisations, { query: { pageSize: largestPage, ...query, codes: codes?.join(",") }, signal });
}
