import { capability } from "../calls/capability.ts";
import { getPreferences } from "./get-preferences.ts";
import { setPreference } from "./set-preference.ts";

/** Everybody has only their own preferences: neither call takes a person. */
export const preferences = capability([
	{ may: "any-role", route: getPreferences },
	{ may: "any-role", route: setPreference },
]);
