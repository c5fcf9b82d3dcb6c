import { isHidden, type Mask } from "../record/mask.ts";
import type { TermDefinitions } from "../terms/terms-of.ts";
import * as listTexts from "../texts/lists.ts";
import { unknownOption } from "./process-values.ts";

/**
 * What a process means to the reader of the list: an open step waits for one of their roles, they put all such steps off till tomorrow, or
 * it waits for others only.
 */
export const waitsValues = listTexts.waits;

/** The text of the value in the list. */
export function waitsLabel(value: string): string {
	if (value === waitsValues.me) return listTexts.waitsForMe;
	if (value === waitsValues.putOff) return listTexts.waitsPutOff;
	return value === waitsValues.others ? listTexts.waitsForOthers : unknownOption;
}

/** Names of the terms that start from a day that this mask hides: their last day would reveal it. */
export function termsHiddenBy(mask: Mask, terms: TermDefinitions): readonly string[] {
	return Object.entries(terms).flatMap(([name, { from }]) => (from !== undefined && isHidden(mask, from) ? [name] : []));
}
