import { type ApiRoute, apiRoute } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { answerAddresses } from "./answer-addresses.ts";
import type { Geocoder } from "./geocoder.ts";
import { geocoderAnswer } from "./geocoder-answer.ts";
import { municipalityAt } from "./municipality-boundaries.ts";

interface Shape {
	Querystring: { lat: number; lng: number };
}

/** The address at a position, and the municipality it lies in. */
export function reverseRoute(geocoder: Geocoder): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		asksOutside: geocoder.embedded !== true,
		url: "/geocoder/reverse",
		schema: {
			operationId: "reverseAddress",
			summary: "Find the address at a position",
			tags: ["locations"],
			params: params({}),
			querystring: object({
				lat: { type: "number", minimum: -90, maximum: 90 },
				lng: { type: "number", minimum: -180, maximum: 180 },
			}),
			response: { 200: answer(geocoderAnswer, "One address, or none.") },
		},
		refusals: ["geocoder-unavailable"],
		handler({ query: { lat, lng }, log, tenant }) {
			return answerAddresses(log, async () => {
				const address = await geocoder.reverse(lat, lng, tenant.definition.map.countries);
				return { addresses: address ? [address] : [], municipality: municipalityAt(lat, lng) ?? null };
			});
		},
	});
}
