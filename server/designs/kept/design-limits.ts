import { Problem } from "../../problems/problem.ts";
import { isTooLarge, mostFiles } from "../../tenants/bundle-limits.ts";
import * as designTexts from "../../texts/designs.ts";

const megabyte = 1024 * 1024;

/** Per tenant. */
export const mostDesigns = 200;

/** Edits of one design: all of its history can be read at once. */
export const mostEdits = 5_000;

/**
 * Bytes of a design's acts, as stored, that one call reads besides the first act. Read, parsed, worked on and answered they take several
 * times as much, on the thread that answers everybody.
 */
export const mostRead = 4 * megabyte;

/** Bytes of one act with what takes it back, as stored: the first act is read whatever its size. */
const mostOfAct = 16 * megabyte;

/** Bytes of all acts of one design with what takes them back, as stored. */
const mostKept = 64 * megabyte;

/** Per tenant within `releasesWithin` milliseconds: each release is kept for ever. */
export const mostReleases = 200;
export const releasesWithin = 24 * 60 * 60 * 1000;

/**
 * Per person and tenant within `activationsWithin` milliseconds: each activation makes every server read the tenant again. Other people are
 * not affected.
 */
export const mostActivations = 30;
export const activationsWithin = 60 * 60 * 1000;

/** Refuses a change that makes a design too large. */
export function checkSize(size: number, files: number): void {
	if (isTooLarge(size, files)) throw tooLarge();
}

/** The refusal of an act of `bytes` that is too large, or that makes all acts of a design so. `kept`: the bytes of the earlier ones. */
export function refusalOfKept(kept: number, bytes: number): Problem | undefined {
	if (bytes > mostOfAct) return new Problem("design-too-large", { message: designTexts.actTooLarge });
	if (kept + bytes > mostKept) return new Problem("design-too-large", { message: designTexts.tooMuchKept(mostKept / megabyte) });
	return undefined;
}

export const tooLarge = () => new Problem("design-too-large", { message: designTexts.tooLarge(mostFiles) });
