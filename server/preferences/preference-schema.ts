import { object } from "../calls/schema-parts.ts";

/** Parts of the product that store a preference. */
export const preferenceParts = [
	"tour",
	"views-realisations",
	"views-requests",
	"views-locations",
	"start-realisations",
	"start-requests",
	"start-locations",
] as const;
export type PreferencePart = (typeof preferenceParts)[number];

/** Maximum length of each value, in characters: enough for a day, or for a uuid of every view that one may have. */
export const mostInPreference: Readonly<Record<PreferencePart, number>> = {
	tour: 200,
	"views-realisations": 8000,
	"views-requests": 8000,
	"views-locations": 8000,
	"start-realisations": 36,
	"start-requests": 36,
	"start-locations": 36,
};

/** Printable ASCII: written by the product itself, not typed by people. */
export const preferenceValue = {
	type: "string",
	pattern: "^[ -~]{1,8000}$",
	description:
		"Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the " +
		"order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` " +
		"for the list itself, anything else for what the organisation chose.",
} as const;

export const preferencesAnswer = object({
	data: object(Object.fromEntries(preferenceParts.map((part) => [part, preferenceValue])), []),
});
