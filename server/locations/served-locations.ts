import fastifyPlugin from "fastify-plugin";
import { locationRowsAreFilled } from "./location-row-store.ts";
import { listOfLocations } from "./rows/list-of-locations-store.ts";

/** The server answers the list of charging locations when its rows answer every query, or will. */
export const servedLocations = fastifyPlugin(
	async (app) => {
		app.servedLists.add("locations", {
			table: "location_row",
			records: "charging_location",
			// Somebody without this page never requests the list.
			codes: (access) => (access.codes("locationlist").length > 0 ? access.codes("chargingpoints") : []),
			isFilled: (data, { slug }) => locationRowsAreFilled(data, slug),
			isAnswered: async (data, tenant, access) => listOfLocations(data.db, { tenant, access, now: app.now() }).whole,
			alone: true,
		});
	},
	{ name: "served list of locations", dependencies: ["served lists"] },
);
