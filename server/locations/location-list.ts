import type { TabbedList } from "../calls/tabbed-calls.ts";
import { rowsOfLocationsToFill } from "./location-row-store.ts";
import { type AskedOfLocations, listOfLocations, placeKinds, placesOfLocations } from "./rows/list-of-locations-store.ts";
import { type AskedLocations, askedLocations, questionOf } from "./rows/read-question.ts";

/** The list of charging locations, as its calls use it. */
export const locationList: TabbedList<AskedLocations, AskedOfLocations> = {
	name: "locations",
	asked: askedLocations,
	questionOf,
	filling: ({ server, tenant, access }) => rowsOfLocationsToFill(server.data.reading, tenant.slug, access),
	open: (db, { tenant, access, server }) => listOfLocations(db, { tenant, access, now: server.now() }),
};

/** The places of its locations on a map. */
export const locationPlaces = {
	operationId: "listLocationPlaces",
	summary: "Charging locations in a part of a map: points, or numbers by square where there are many",
	url: "/lists/locations/places",
	kinds: placeKinds,
	reference: "reference",
	placesOf: placesOfLocations,
};
