import { type Day, isDay } from "../calendar/day.ts";
import * as listTexts from "../texts/lists.ts";
import { unknownOption } from "./process-values.ts";

/** Whether a running process is expected to be finished later than is planned; the words of the address. */
export const behindValues = listTexts.behind;

/** Its name in the list. */
export function behindLabel(value: string): string {
	if (value === behindValues.later) return listTexts.laterThanPlanned;
	return value === behindValues.onTime ? listTexts.notLaterThanPlanned : unknownOption;
}

/** Null if nothing is expected or planned. `planned`: what the record has at that place. */
export function behindOf(planned: unknown, expected: Day | null): string | null {
	if (expected === null || !isDay(planned)) return null;
	return expected > planned ? behindValues.later : behindValues.onTime;
}
