import type { FastifyRequest } from "fastify";
import { mayStartGeocoder, readJson } from "../../engine/index.ts";
import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { writeDone } from "../calls/write-call.ts";
import { addressAnswer, type Geocoder, geocodedAddress } from "../locations/geocoder-read-model.ts";
import { keepLocated } from "./keep-place.ts";
import { type Located, locate, locatingProblem } from "./locate-request.ts";
import { findRequest, type RequestRow } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";
import { changeable } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
}

const coordinates = object({ lat: { type: "number" }, lng: { type: "number" } });

/**
 * Looks up the place of a request's address. For somebody who handles the request, the result, or the lack of one, is stored with a request
 * that has no place; for everybody else it is only returned.
 */
export function geocodeRequest(geocoder: Geocoder): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		asksOutside: geocoder.embedded !== true,
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
								kept: { type: "boolean", description: "Whether it was kept with the request." },
							}),
							metaData: object({ message: { type: "string", description: "Dutch, why there is no place." } }),
						},
						["data"],
					),
					"What was found within the four digits of the postal code.",
				),
			},
		},
		refusals: ["not-found"],
		async handler(request) {
			const { tenant, access, server, log } = request;
			const row = changeable(new RequestSight(access, tenant), await findRequest(server.data.db, tenant.slug, request.params.uuid));
			const { address } = readJson(row.record);
			await auditRead(request, row.uuid);
			const located = await locate(geocoder, address, tenant.definition.map.countries, log);
			const mayKeep = mayStartGeocoder(access.at(row.code), tenant.definition.judges ?? []);
			const kept = mayKeep && row.latitude === null && (await keep(request, row, located));
			if (located.status !== "found") {
				return {
					data: { status: located.status, coordinates: null, address: null, kept },
					metaData: { message: locatingProblem(located.status, address) },
				};
			}
			const { latitude: lat, longitude: lng } = located.address;
			return { data: { status: "found", coordinates: { lat, lng }, address: addressAnswer(located.address), kept } };
		},
	});
}

/** Only if the request has not changed since the lookup began. */
async function keep(request: FastifyRequest, row: RequestRow, located: Located): Promise<boolean> {
	if (located.status === "pending") return false;
	const { tenant, access, server } = request;
	return server.data.write(tenant.slug, async (scope) => {
		const now = await findRequest(scope.db, tenant.slug, row.uuid);
		if (now === undefined || now.synced !== row.synced) return false;
		const after = await keepLocated(scope, now, located, { tenant: tenant.slug, userId: access.userId, now: server.now() });
		if (after === now) return false;
		await writeDone(scope, request, row.uuid);
		return true;
	});
}
