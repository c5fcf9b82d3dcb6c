import { type ApiRoute, apiRoute } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { Problem } from "../../problems/problem.ts";
import * as inputTexts from "../../texts/input.ts";
import { answerAddresses } from "./answer-addresses.ts";
import type { Geocoder } from "./geocoder.ts";
import { geocoderAnswer } from "./geocoder-answer.ts";

interface Shape {
	Querystring: { q: string; limit?: number; lat?: number; lng?: number };
}

const DEFAULT_LIMIT = 8;

/** Addresses by text in the countries of the tenant's map, nearer ones first when a position is given. */
export function searchRoute(geocoder: Geocoder): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		asksOutside: geocoder.embedded !== true,
		url: "/geocoder/search",
		schema: {
			operationId: "searchAddresses",
			summary: "Find addresses by text",
			tags: ["locations"],
			params: params({}),
			querystring: object(
				{
					q: { type: "string", minLength: 1, maxLength: 200, description: "What somebody typed: street, number, postal code, city" },
					limit: { type: "integer", minimum: 1, maximum: 20, description: `Most addresses to answer; ${DEFAULT_LIMIT} when left out` },
					lat: { type: "number", minimum: -90, maximum: 90, description: "Only together with lng" },
					lng: { type: "number", minimum: -180, maximum: 180, description: "Only together with lat" },
				},
				["q"],
			),
			response: { 200: answer(geocoderAnswer, "The addresses, best first.") },
		},
		refusals: ["geocoder-unavailable"],
		handler({ query, log, tenant }) {
			const { q, limit = DEFAULT_LIMIT, lat, lng } = query;
			if ((lat === undefined) !== (lng === undefined)) {
				throw new Problem("invalid", { errors: [{ path: lat === undefined ? "lat" : "lng", message: inputTexts.coordinatesTogether }] });
			}
			const near = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined;
			return answerAddresses(log, async () => ({ addresses: await geocoder.search(q, near, limit, tenant.definition.map.countries) }));
		},
	});
}
