import type { Clash, Versions } from "./clash.ts";

/** What three versions of one value come to. */
export interface MergedValue {
	readonly value: unknown;
	readonly clashes: readonly Omit<Clash, "field">[];
	/** Something of theirs came in. */
	readonly took: boolean;
}

/** Merges what stands at a place in the values. */
export type MergeAt = (path: string, versions: Versions) => MergedValue;
