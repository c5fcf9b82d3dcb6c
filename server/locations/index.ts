import { capability } from "../calls/capability.ts";
import { choicesCall, placesCall } from "../calls/tabbed-calls.ts";
import { getLocation } from "./get-location.ts";
import { listLocationKeys } from "./list-location-keys.ts";
import { listLocationRows } from "./list-location-rows.ts";
import { listLocations } from "./list-locations.ts";
import { listPermitAreas } from "./list-permit-areas.ts";
import { locationList, locationPlaces } from "./location-list.ts";

const listLocationChoices = {
	operationId: "listLocationChoices",
	summary: "Values that occur in the list of charging locations, by filter",
};

export const locations = capability([
	{ may: "chargingpoints", route: listLocations },
	{ may: "chargingpoints", route: getLocation },
	{ may: "locationlist", route: listLocationRows },
	{ may: "locationlist", route: choicesCall(locationList, listLocationChoices) },
	{ may: "locationlist", route: listLocationKeys },
	{ may: "locationlist", route: placesCall(locationList, locationPlaces) },
	{ may: "any-role", route: listPermitAreas },
]);
