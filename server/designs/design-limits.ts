import { Problem } from "../problems/problem.ts";
import * as designTexts from "../texts/designs.ts";

/** Of one design: characters as they are kept, and files. */
const mostSize = 5 * 1024 * 1024;
const mostFiles = 500;

/** Of one tenant. */
export const mostDesigns = 200;

/** A change that makes a design larger than it may be is refused. */
export function checkSize(size: number, files: number): void {
	if (size > mostSize || files > mostFiles) throw new Problem("design-too-large", { message: designTexts.tooLarge(mostFiles) });
}
