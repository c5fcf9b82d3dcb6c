import { object } from "../plugins/schema-parts.ts";

const text = { type: "string" } as const;

/** A charging location as every call answers it. */
export const locationSchema = {
	$id: "location",
	title: "ChargingLocation",
	...object({
		uuid: text,
		code: { ...text, description: "Geography code." },
		address: object({ street: text, streetNumber: text, streetNumberSuffix: text, postalCode: text, city: text }),
		coordinates: object({ latitude: { type: "number" }, longitude: { type: "number" } }),
		status: { ...text, description: "alert, rejected, suggestion, definitive, in-progress or realized." },
		synced: { type: "integer" },
		properties: { type: "object", additionalProperties: true, description: "id, evse, operator, status, remark and the proactive round." },
		meta: {
			type: "object",
			additionalProperties: true,
			required: ["workflowUuid"],
			properties: { workflowUuid: { type: ["string", "null"], description: "Realisation it is connected to." } },
			description: "phase, source and workflowUuid.",
		},
	}),
} as const;
