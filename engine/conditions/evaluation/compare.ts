import { isDay } from "../../calendar/day.ts";
import { isFormat } from "../../text/formats.ts";
import * as conditionTexts from "../../texts/conditions.ts";
import { isEmpty } from "./is-empty.ts";

/** A comparison means something only when neither value is empty and both have the same type. */
export function comparable(left: unknown, right: unknown): boolean {
	return typeof left === typeof right && !isEmpty(left) && !isEmpty(right);
}

/** A time of day, "HH:MM", which compares as text. */
function isClockTime(value: unknown): value is string {
	return typeof value === "string" && value !== "" && isFormat(value, "clock-time");
}

/** Whether the order of two numbers, two days or two times of the day passes the test; false for anything else. */
export function compare(left: unknown, right: unknown, passes: (order: number) => boolean): boolean {
	if (typeof left === "number" && typeof right === "number") return passes(left - right);
	if ((isDay(left) && isDay(right)) || (isClockTime(left) && isClockTime(right))) return passes(left < right ? -1 : left > right ? 1 : 0);
	return false;
}

/** Dutch remark for a comparison that could only be false; `anyType` when other types than numbers and days may be compared too. */
export function whyNot(left: unknown, right: unknown, anyType = false): string | undefined {
	if (isEmpty(left) || isEmpty(right)) return conditionTexts.oneEmpty;
	if (!comparable(left, right)) return conditionTexts.differentKinds;
	const ordered = typeof left === "number" || (isDay(left) && isDay(right)) || (isClockTime(left) && isClockTime(right));
	return anyType || ordered ? undefined : conditionTexts.notComparable;
}
