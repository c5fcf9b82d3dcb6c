/** Days are stored as "YYYY-MM-DD" and shown as "DD-MM-JJJJ". */

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;
const SPACED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const SOLID = /^(\d{2})(\d{2})(\d{4})$/;

/** The stored day for what somebody typed, or null when it names no day that exists. */
export function dayOfText(text: string): string | null {
	const trimmed = text.trim();
	const stored = STORED.exec(trimmed);
	if (stored) return existingDay(Number(stored[1]), Number(stored[2]), Number(stored[3]));
	const typed = SPACED.exec(trimmed) ?? SOLID.exec(trimmed);
	return typed ? existingDay(Number(typed[3]), Number(typed[2]), Number(typed[1])) : null;
}

/** Text for a stored day; anything else, such as a text that names no day, is shown as it is. */
export function textOfDay(value: string): string {
	const stored = STORED.exec(value);
	return stored ? `${stored[3]}-${stored[2]}-${stored[1]}` : value;
}

export function isStoredDay(value: unknown): value is string {
	return typeof value === "string" && STORED.test(value) && dayOfText(value) !== null;
}

function existingDay(year: number, month: number, day: number): string | null {
	const date = new Date(Date.UTC(year, month - 1, day));
	if (year < 1000 || date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
	return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
