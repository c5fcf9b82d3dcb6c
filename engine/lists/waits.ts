import { isHidden, type Mask } from "../record/mask.ts";
import type { TermDefinitions } from "../terms/terms-of.ts";
import * as listTexts from "../texts/lists.ts";
import { unknownOption } from "./process-values.ts";

/**
 * What a process is for who looks at the list: an open step waits for one of their roles, all that do were put off by them
 * till tomorrow, or it waits for others only.
 */
export const waitsValues = listTexts.waits;

/** Its name in the list. */
export function waitsLabel(value: string): string {
	if (value === waitsValues.me) return listTexts.waitsForMe;
	if (value === waitsValues.putOff) return listTexts.waitsPutOff;
	return value === waitsValues.others ? listTexts.waitsForOthers : unknownOption;
}

/** Terms that follow from a day that this mask hides, by name: their last day would tell it. */
export function termsHiddenBy(mask: Mask, terms: TermDefinitions): readonly string[] {
	return Object.entries(terms).flatMap(([name, { from }]) => (from !== undefined && isHidden(mask, from) ? [name] : []));
}
