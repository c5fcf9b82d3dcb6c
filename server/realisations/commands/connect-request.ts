import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synced, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { type RequestSynchronisation, refusalsOfChange, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string; requestUuid: string };
	Body: { synchronisation?: RequestSynchronisation; data: { action: "connect" | "disconnect" } };
}

/** Connects an accepted request to a realisation, or disconnects it. Both get a new `synced`; the request's tags come along. */
export const connectRequest = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/requests/:requestUuid",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "connectRequest",
		summary: "Connect or disconnect a request",
		tags: ["realisations"],
		params: params({ uuid, requestUuid: uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation: object({ synced, request: object({ synced }, []) }, []),
				data: object({ action: { enum: ["connect", "disconnect"], type: "string" } }),
			},
			["data"],
		),
		response: {
			200: answer(
				object({ data: { $ref: "realisation#" }, related: object({ request: { $ref: "request#" } }) }),
				"The realisation, and the request as it is now.",
			),
		},
	},
	refusals: [...refusalsOfChange, "request-not-connectable"],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		const { requestUuid } = request.params;
		return writeCommand(request, reply, sync, {
			request: { uuid: requestUuid, synced: sync?.request?.synced },
			command: { kind: data.action === "connect" ? "connect-request" : "disconnect-request", requestUuid },
		});
	},
});
