import { type Day, isDay } from "../calendar/day.ts";
import * as listTexts from "../texts/lists.ts";
import { unknownOption } from "./process-values.ts";

/** Whether a running process is expected to be finished later than planned; the words used in the address. */
export const behindValues = listTexts.behind;

/** The text of the value in the list. */
export function behindLabel(value: string): string {
	if (value === behindValues.later) return listTexts.laterThanPlanned;
	return value === behindValues.onTime ? listTexts.notLaterThanPlanned : unknownOption;
}

/** Null if nothing is expected or planned. `planned`: the record's value at that path. */
export function behindOf(planned: unknown, expected: Day | null): string | null {
	if (expected === null || !isDay(planned)) return null;
	return expected > planned ? behindValues.later : behindValues.onTime;
}
