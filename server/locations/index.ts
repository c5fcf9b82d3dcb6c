import { capability } from "../calls/capability.ts";
import { getLocation } from "./get-location.ts";
import { listLocations } from "./list-locations.ts";
import { listPermitAreas } from "./list-permit-areas.ts";

export const locations = capability([
	{ may: "chargingpoints", route: listLocations },
	{ may: "chargingpoints", route: getLocation },
	{ may: "any-role", route: listPermitAreas },
]);
