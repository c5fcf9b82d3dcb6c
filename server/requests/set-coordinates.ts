import { coordinatesProblem, mayChangeCoordinates } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, synchronisation, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { placedByHand } from "./keep-place.ts";
import { requestAnswer } from "./request-schema.ts";
import { type Synchronisation, writeRequest } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { latitude: number; longitude: number } };
}

/** Sets the place of the request. The geocoder's result, or its failure, no longer counts. */
export const setCoordinates = apiRoute<Shape>({
	method: "POST",
	url: "/charging-point-requests/:uuid/coordinates",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "setCoordinates",
		summary: "Set the coordinates of a request",
		tags: ["requests"],
		params: params({ uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation,
				data: object({
					latitude: { type: "number", minimum: -90, maximum: 90 },
					longitude: { type: "number", minimum: -180, maximum: 180 },
				}),
			},
			["data"],
		),
		response: { 200: answer(requestAnswer, "The request with its coordinates.") },
	},
	refusals: ["not-found", "synced-missing", "stale"],
	current: { $ref: "request#" },
	handler(request, reply) {
		const { latitude: lat, longitude: lng } = request.body.data;
		const by = { tenant: request.tenant.slug, userId: request.access.userId, now: request.server.now() };
		return writeRequest(request, reply, request.body.synchronisation, {
			allowed: (actor) => {
				if (!mayChangeCoordinates(actor)) throw new Problem("forbidden");
			},
			change: ({ head, scope }) => {
				requireOnMap(request.body.data, request.tenant.definition.map.bounds);
				return placedByHand(scope, head, { lat, lng }, by);
			},
		});
	},
});

/** A place that no map of the tenant can show is a mistake: a digit too few, or latitude and longitude the other way round. */
function requireOnMap(place: Shape["Body"]["data"], bounds: readonly (readonly number[])[]): void {
	const problem = coordinatesProblem(place, bounds);
	if (problem === null) return;
	const errors = (["latitude", "longitude"] as const).flatMap((name) =>
		problem[name] === null ? [] : [{ path: `data.${name}`, message: problem[name] }],
	);
	throw new Problem("invalid", { errors });
}
