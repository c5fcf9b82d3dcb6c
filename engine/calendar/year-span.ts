import { utcOffsetOf } from "./utc-offset.ts";

/** First instant of a year in Europe/Amsterdam, and of the year after it; milliseconds since 1970. */
export function yearSpan(year: number): { readonly from: number; readonly to: number } {
	return { from: startOf(year), to: startOf(year + 1) };
}

function startOf(year: number): number {
	const midnight = Date.UTC(year, 0, 1);
	return midnight - utcOffsetOf(midnight);
}
