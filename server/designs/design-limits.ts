import { Problem } from "../problems/problem.ts";
import { isTooLarge, mostFiles } from "../tenants/bundle-limits.ts";
import * as designTexts from "../texts/designs.ts";

/** Of one tenant. */
export const mostDesigns = 200;

/** A change that makes a design larger than it may be is refused. */
export function checkSize(size: number, files: number): void {
	if (isTooLarge(size, files)) throw tooLarge();
}

export const tooLarge = () => new Problem("design-too-large", { message: designTexts.tooLarge(mostFiles) });
