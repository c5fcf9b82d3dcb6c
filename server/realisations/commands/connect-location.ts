import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, object, params, synced, uuid } from "../../calls/schema-parts.ts";
import { idempotencyHeaders } from "../../calls/write-call.ts";
import { type LocationSynchronisation, refusalsOfChange, writeCommand } from "./write-command.ts";

interface Shape {
	Params: { uuid: string; locationUuid: string };
	Body: {
		synchronisation?: LocationSynchronisation;
		data: { action: "connect" | "disconnect"; category: "selected" | "alternative" };
	};
}

/** Connects a charging location to a realisation, or disconnects it. Both get a new `synced`. */
export const connectLocation = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation/:uuid/locations/:locationUuid",
	bodyLimit: 16 * kilobyte,
	schema: {
		operationId: "connectLocation",
		summary: "Connect or disconnect a charging location",
		tags: ["realisations"],
		params: params({ uuid, locationUuid: uuid }),
		headers: idempotencyHeaders,
		body: object(
			{
				synchronisation: object({ synced, location: object({ synced }, []) }, []),
				data: object({ action: { enum: ["connect", "disconnect"] }, category: { enum: ["selected", "alternative"] } }),
			},
			["data"],
		),
		response: {
			200: answer(
				object({ data: { $ref: "realisation#" }, related: object({ location: { $ref: "location#" } }) }),
				"The realisation, and the location as it is now.",
			),
		},
	},
	refusals: [
		...refusalsOfChange,
		"locked",
		"step-not-available",
		"not-open-for-change",
		"location-not-linkable",
		"location-not-unlinkable",
	],
	current: { $ref: "realisation#" },
	handler(request, reply) {
		const { data, synchronisation: sync } = request.body;
		const { locationUuid } = request.params;
		return writeCommand(request, reply, sync, {
			location: { uuid: locationUuid, synced: sync?.location?.synced },
			command: { kind: data.action === "connect" ? "connect-location" : "disconnect-location", category: data.category, locationUuid },
		});
	},
});
