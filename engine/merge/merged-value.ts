import type { Clash, Versions } from "./clash.ts";

/** The outcome of merging three versions of one value. */
export interface MergedValue {
	readonly value: unknown;
	readonly clashes: readonly Omit<Clash, "field">[];
	/** Whether something of theirs was adopted. */
	readonly took: boolean;
}

/** Merges the value at one place. */
export type MergeAt = (path: string, versions: Versions) => MergedValue;
