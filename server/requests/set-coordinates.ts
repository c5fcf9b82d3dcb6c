import { mayChangeCoordinates } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../plugins/capability.ts";
import { answer, object, params, synchronisation, uuid, writeRefusals } from "../plugins/schema-parts.ts";
import { idempotencyHeaders } from "../plugins/write-call.ts";
import { Problem } from "../problems/problem.ts";
import { placedByHand } from "./keep-place.ts";
import { requestAnswer } from "./request-schema.ts";
import { type Synchronisation, writeRequest } from "./write-request.ts";

interface Shape {
	Params: { uuid: string };
	Body: { synchronisation?: Synchronisation; data: { latitude: number; longitude: number } };
}

/** Says where the request is. What the geocoder found, or did not find, counts no more. */
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
		response: { 200: answer(requestAnswer, "The request with its coordinates."), ...writeRefusals },
	},
	handler(request, reply) {
		const { latitude: lat, longitude: lng } = request.body.data;
		const by = { tenant: request.tenant.slug, userId: request.access.userId, now: request.server.now() };
		return writeRequest(request, reply, request.body.synchronisation, {
			allowed: (roles) => {
				if (!mayChangeCoordinates(roles)) throw new Problem("forbidden");
			},
			change: ({ head, scope }) => placedByHand(scope, head, { lat, lng }, by),
		});
	},
});
