import { capability } from "../calls/capability.ts";
import { getConfiguration } from "./get-configuration.ts";
import { getLogo } from "./get-logo.ts";

/** Guests get the configuration too: the page that tells them they have no access needs it. */
export const tenants = capability([
	{ may: "guests", route: getConfiguration },
	{ may: "everybody", route: getLogo },
]);
