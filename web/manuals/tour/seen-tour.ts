import { keepSettings, keptSettings } from "../../ui/user-settings.ts";

const part = "tour";

/** Whether the tour of that day was not seen yet: what is stored is older, or nothing. Days are written YYYY-MM-DD. */
export function isTourDue(day: string): boolean {
	const { date } = keptSettings(part);
	return typeof date !== "string" || date < day;
}

export function rememberTour(day: string): void {
	keepSettings(part, { date: day });
}
