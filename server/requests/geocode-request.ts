import type { RequestHead } from "../../engine/index.ts";
import { type Geocoder, geocodedAddress } from "../locations/geocoder-read-model.ts";
import { type ApiRoute, apiRoute } from "../plugins/capability.ts";
import { auditRead } from "../plugins/read-audit.ts";
import { answer, object, params, readRefusals, uuid } from "../plugins/schema-parts.ts";
import { locate, locatingProblem } from "./locate-request.ts";
import { findRequest } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";
import { changeable } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
}

const coordinates = object({ lat: { type: "number" }, lng: { type: "number" } });

/** Looks for the place of a request's address and stores nothing: who asked decides what to do with it. */
export function geocodeRequest(geocoder: Geocoder): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		url: "/charging-point-requests/:uuid/geocoder",
		schema: {
			operationId: "geocodeRequest",
			summary: "Find the place of a request's address",
			tags: ["requests"],
			params: params({ uuid }),
			querystring: object({}),
			response: {
				200: answer(
					object(
						{
							data: object({
								status: {
									enum: ["found", "failed", "pending"],
									type: "string",
									description: "pending: the address service cannot answer now.",
								},
								coordinates: { anyOf: [coordinates, { type: "null" }] },
								address: { anyOf: [geocodedAddress, { type: "null" }] },
							}),
							metaData: object({ message: { type: "string", description: "Dutch, why there is no place." } }),
						},
						["data"],
					),
					"What was found within the four digits of the postal code.",
				),
				...readRefusals,
			},
		},
		async handler(request) {
			const { tenant, access, server, log } = request;
			const row = changeable(new RequestSight(access, tenant), await findRequest(server.data.db, tenant.slug, request.params.uuid));
			const { address } = JSON.parse(row.record) as RequestHead;
			await auditRead(request, row.uuid);
			const located = await locate(geocoder, address, tenant.definition.map.countries, log);
			if (located.status !== "found") {
				return {
					data: { status: located.status, coordinates: null, address: null },
					metaData: { message: locatingProblem(located.status, address) },
				};
			}
			const { latitude: lat, longitude: lng } = located.address;
			return { data: { status: "found", coordinates: { lat, lng }, address: located.address } };
		},
	});
}
