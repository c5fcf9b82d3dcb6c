import { object } from "../calls/schema-parts.ts";

/** Parts of the product that keep a preference. */
export const preferenceParts = ["tour"] as const;
export type PreferencePart = (typeof preferenceParts)[number];

/** Printable ASCII: what a program writes for itself, not what people type. */
export const preferenceValue = {
	type: "string",
	pattern: "^[ -~]{1,200}$",
	description: "Tour: the day (YYYY-MM-DD) of the tour that the person was shown.",
} as const;

export const preferencesAnswer = object({
	data: object(Object.fromEntries(preferenceParts.map((part) => [part, preferenceValue])), []),
});
