import { Problem } from "../problems/problem.ts";
import { isTooLarge, mostFiles } from "../tenants/bundle-limits.ts";
import * as designTexts from "../texts/designs.ts";

/** Of one tenant. */
export const mostDesigns = 200;

/** Acts on one design: as many as its history is read. */
export const mostEdits = 5_000;

/** Of one tenant in `releasesWithin` milliseconds: each is kept for good. */
export const mostReleases = 200;
export const releasesWithin = 24 * 60 * 60 * 1000;

/** Of one person in a tenant in `activationsWithin` milliseconds: each makes every server read the tenant anew. Others go on. */
export const mostActivations = 30;
export const activationsWithin = 60 * 60 * 1000;

/** A change that makes a design larger than it may be is refused. */
export function checkSize(size: number, files: number): void {
	if (isTooLarge(size, files)) throw tooLarge();
}

export const tooLarge = () => new Problem("design-too-large", { message: designTexts.tooLarge(mostFiles) });
