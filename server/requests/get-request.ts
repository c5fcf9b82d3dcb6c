import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { anyRequest } from "./request-schema.ts";
import { findRequest } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

interface Shape {
	Params: { uuid: string };
}

export const getRequest = apiRoute<Shape>({
	method: "GET",
	url: "/charging-point-requests/:uuid",
	schema: {
		operationId: "getRequest",
		summary: "One request",
		tags: ["requests"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(object({ data: anyRequest }), "The request, or its place alone.") },
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const row = await findRequest(server.data.db, tenant.slug, request.params.uuid);
		const sight = new RequestSight(access, tenant);
		if (row === undefined || sight.of(row.code) === "nothing") throw new Problem("not-found");
		if (sight.of(row.code) === "whole") await auditRead(request, row.uuid);
		return sendText(reply, `{"data":${sight.text(row)}}`);
	},
});
