import type { FastifyPluginAsync } from "fastify";
import type { Geocoder } from "../locations/geocoder-read-model.ts";
import { capability } from "../plugins/capability.ts";
import { geocodeRequest } from "./geocode-request.ts";
import { geocodeRequests } from "./geocode-requests.ts";
import { getRequest } from "./get-request.ts";
import { judgeRequest } from "./judge-request.ts";
import { listRequests } from "./list-requests.ts";
import { setCoordinates } from "./set-coordinates.ts";
import { setRequestTags } from "./set-request-tags.ts";
import { seesAnyRequest, wholeRequests } from "./visible-request.ts";

/**
 * Who sees where requests are may read that; all else asks for whole requests. Who judges is the tenant's
 * to say, who edits tags and coordinates follows from the role.
 */
export const requests: FastifyPluginAsync<{ readonly geocoder: Geocoder }> = async (app, { geocoder }) => {
	await app.register(
		capability([
			{ may: seesAnyRequest, route: listRequests },
			{ may: seesAnyRequest, route: getRequest },
			{ may: wholeRequests, route: judgeRequest },
			{ may: wholeRequests, route: setRequestTags },
			{ may: wholeRequests, route: setCoordinates },
			{ may: wholeRequests, route: geocodeRequest(geocoder) },
			{ may: wholeRequests, route: geocodeRequests(geocoder) },
		]),
	);
};
