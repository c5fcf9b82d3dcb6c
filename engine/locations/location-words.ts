import * as locationTexts from "../texts/locations.ts";

const words = {
	realized: locationTexts.statusRealized,
	"in-progress": locationTexts.statusInProgress,
	definitive: locationTexts.statusDefinitive,
	suggestion: locationTexts.statusSuggestion,
	rejected: locationTexts.statusRejected,
	alert: locationTexts.statusAlert,
} as const;

/** Statuses of a charging location. An import may introduce others. */
export type LocationStatus = keyof typeof words;

/** In the order of a map's legend. */
export const locationStatuses = [
	"realized",
	"in-progress",
	"definitive",
	"suggestion",
	"rejected",
	"alert",
] as const satisfies readonly LocationStatus[];

export const isLocationStatus = (status: string): status is LocationStatus => Object.hasOwn(words, status);

/** The display name of a status; all unknown ones share one. */
export function locationStatusWord(status: string): string {
	return isLocationStatus(status) ? words[status] : locationTexts.statusUnknown;
}

/** Shown in the list when a location has a process that the person may see. */
export const locationProcessWord = locationTexts.process;
