import { requestPlaceKinds } from "../../engine/index.ts";
import { type AskedPlaces, askedPart, askedPlaces, placesAnswer, placesIn } from "../calls/asked-places.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { requestPlaces } from "./request-places-store.ts";
import { RequestSight } from "./visible-request.ts";

interface Shape {
	Querystring: AskedPlaces & { process?: string; without?: string };
}

/**
 * The places of open and accepted requests: no more of each than somebody may know who sees only its place, so no personal data is read.
 */
export const listRequestPlaces = apiRoute<Shape>({
	method: "GET",
	url: "/lists/requests/places",
	schema: {
		operationId: "listRequestPlaces",
		summary: "Requests in a part of a map: points, or numbers by square where there are many",
		tags: ["requests"],
		params: params({}),
		querystring: object(
			{
				...askedPlaces,
				process: { ...uuid, description: "Process that the map is about: which requests are its own." },
				without: { ...uuid, description: "Request that the map is about: left out." },
			},
			[],
		),
		response: {
			200: answer(
				placesAnswer(requestPlaceKinds, { uuid, ref: { type: "string" }, limited: { type: "boolean" } }),
				"What lies there, and how many of each kind.",
			),
		},
	},
	refusals: ["invalid"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { code = null, process = null, without } = query;
		const part = askedPart(query);
		const asked = { tenant: tenant.slug, access, code, process, without: without === undefined ? [] : [without] };
		const places = requestPlaces(askedReading(request, reply), asked);
		const found = await placesIn(places, requestPlaceKinds, part, server.config.listInBrowser);
		const sight = new RequestSight(access, tenant);
		const points = found.points.map(({ code: of, ...point }) => ({ ...point, limited: sight.of(of) !== "whole" }));
		return { data: { ...found, points } };
	},
});
