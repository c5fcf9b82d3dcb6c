import { addDays, today } from "../../../engine/index.ts";

/** Today in the Netherlands plus some days, "YYYY-MM-DD". */
export function dayFromNow(days: number): string {
	return addDays(today(Date.now()), days);
}

/** How a person types that day: "DD-MM-YYYY". */
export function typed(day: string): string {
	return day.split("-").reverse().join("-");
}
