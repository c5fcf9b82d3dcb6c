import type { FastifyPluginAsync } from "fastify";
import { seesAnyRequest } from "../../engine/index.ts";
import { capability } from "../calls/capability.ts";
import { choicesCall, placesCall } from "../calls/tabbed-calls.ts";
import type { Geocoder } from "../locations/geocoder-read-model.ts";
import { geocodeRequest } from "./geocode-request.ts";
import { geocodeRequests } from "./geocode-requests.ts";
import { getRequest } from "./get-request.ts";
import { judgeRequest } from "./judge-request.ts";
import { listNearestRequests } from "./list-nearest-requests.ts";
import { listRequestKeys } from "./list-request-keys.ts";
import { listRequestPlaces } from "./list-request-places.ts";
import { listRequestRows } from "./list-request-rows.ts";
import { listRequests } from "./list-requests.ts";
import { requestList, requestRowPlaces } from "./request-list.ts";
import { setCoordinates } from "./set-coordinates.ts";
import { setRequestTags } from "./set-request-tags.ts";

const listRequestChoices = { operationId: "listRequestChoices", summary: "Values that occur in the list of requests, by filter" };

/**
 * Whoever sees where requests are may read that; everything else needs the right to see whole requests. The tenant decides who judges; who
 * edits tags and coordinates follows from the role.
 */
export const requests: FastifyPluginAsync<{ readonly geocoder: Geocoder }> = async (app, { geocoder }) => {
	await app.register(
		capability([
			{ may: seesAnyRequest, route: listRequests },
			{ may: seesAnyRequest, route: getRequest },
			{ may: seesAnyRequest, route: listRequestPlaces },
			{ may: seesAnyRequest, route: listNearestRequests },
			{ may: "requestlist", route: listRequestRows },
			{ may: "requestlist", route: choicesCall(requestList, listRequestChoices) },
			{ may: "requestlist", route: listRequestKeys },
			{ may: "requestlist", route: placesCall(requestList, requestRowPlaces) },
			{ may: "requestlist", route: judgeRequest },
			{ may: "requestlist", route: setRequestTags },
			{ may: "requestlist", route: setCoordinates },
			{ may: "requestlist", route: geocodeRequest(geocoder) },
			{ may: "requestlist", route: geocodeRequests(geocoder) },
		]),
	);
};
