import { Problem } from "../../problems/problem.ts";
import { isTooLarge, mostFiles } from "../../tenants/bundle-limits.ts";
import * as designTexts from "../../texts/designs.ts";

/** Per tenant. */
export const mostDesigns = 200;

/** Edits of one design: all of its history can be read at once. */
export const mostEdits = 5_000;

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

export const tooLarge = () => new Problem("design-too-large", { message: designTexts.tooLarge(mostFiles) });
