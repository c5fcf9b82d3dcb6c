import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { findLocationRow } from "./location-store.ts";
import { locationText } from "./location-text.ts";

interface Shape {
	Params: { uuid: string };
}

export const getLocation = apiRoute<Shape>({
	method: "GET",
	url: "/charging-point-locations/:uuid",
	schema: {
		operationId: "getLocation",
		summary: "One charging location",
		tags: ["locations"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(object({ data: { $ref: "location#" } }), "The location.") },
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const row = await findLocationRow(server.data.db, tenant.slug, request.params.uuid);
		if (row === undefined || !access.at(row.code).may("chargingpoints")) throw new Problem("not-found");
		return sendText(reply, `{"data":${locationText(row, (code) => access.at(code).may("realisationlist"))}}`);
	},
});
