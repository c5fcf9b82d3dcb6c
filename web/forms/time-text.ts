/**
 * Turns "9", "9:30", "09.30", "0930" and "9 u 30" into HH:MM. Returns anything else as typed, so that the check can
 * report it.
 */
export function timeOf(typed: string): string {
	const match = /^\s*(\d{1,2})(?:\s*(?:[:.]|uur|u)?\s*(\d{2}))?\s*(?:uur|u)?\s*$/i.exec(typed);
	if (match === null) return typed;
	const [, hours = "", minutes = "00"] = match;
	return Number(hours) > 23 || Number(minutes) > 59 ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}
