import { capability } from "../calls/capability.ts";
import { getLocation } from "./get-location.ts";
import { listLocationChoices } from "./list-location-choices.ts";
import { listLocationKeys } from "./list-location-keys.ts";
import { listLocationPlaces } from "./list-location-places.ts";
import { listLocationRows } from "./list-location-rows.ts";
import { listLocations } from "./list-locations.ts";
import { listPermitAreas } from "./list-permit-areas.ts";

export const locations = capability([
	{ may: "chargingpoints", route: listLocations },
	{ may: "chargingpoints", route: getLocation },
	{ may: "locationlist", route: listLocationRows },
	{ may: "locationlist", route: listLocationChoices },
	{ may: "locationlist", route: listLocationKeys },
	{ may: "locationlist", route: listLocationPlaces },
	{ may: "any-role", route: listPermitAreas },
]);
