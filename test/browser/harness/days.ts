import { addDays, today } from "../../../engine/index.ts";

/** Today in the Netherlands plus a number of days, "YYYY-MM-DD". */
export function dayFromNow(days: number): string {
	return addDays(today(Date.now()), days);
}

/** The day as a person types it: "DD-MM-YYYY". */
export function typed(day: string): string {
	return day.split("-").reverse().join("-");
}
