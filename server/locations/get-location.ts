import { apiRoute } from "../plugins/capability.ts";
import { sendText } from "../plugins/json-text.ts";
import { answer, object, params, readRefusals, uuid } from "../plugins/schema-parts.ts";
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
		response: { 200: answer(object({ data: { $ref: "location#" } }), "The location."), ...readRefusals },
	},
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const row = await findLocationRow(server.data.db, tenant.slug, request.params.uuid);
		if (row === undefined || !access.may("chargingpoints", row.code)) throw new Problem("not-found");
		return sendText(reply, `{"data":${locationText(row, (code) => access.may("realisationlist", code))}}`);
	},
});
