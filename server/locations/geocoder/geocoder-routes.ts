import type { FastifyPluginAsync } from "fastify";
import { capability } from "../../calls/capability.ts";
import { elsewhereRoute } from "./elsewhere-route.ts";
import type { Geocoder } from "./geocoder.ts";
import { reverseRoute } from "./reverse-route.ts";
import { searchRoute } from "./search-route.ts";

/** Our own routes to the address search, for everybody with a role in the tenant. */
export const geocoderRoutes: FastifyPluginAsync<{ readonly geocoder: Geocoder }> = async (app, { geocoder }) => {
	await app.register(
		capability([
			{ may: "any-role", route: searchRoute(geocoder) },
			{ may: "any-role", route: reverseRoute(geocoder) },
			{ may: "any-role", route: elsewhereRoute },
		]),
	);
};
