import { object } from "../calls/schema-parts.ts";

const text = { type: "string" } as const;
const textOrNull = { type: ["string", "null"] } as const;
const numberOrNull = { type: ["number", "null"] } as const;

/** A charging location as every call returns it. */
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
		properties: {
			type: "object",
			additionalProperties: true,
			properties: {
				id: { type: ["string", "number", "null"], description: "Short id within the geography code." },
				evse: textOrNull,
				operator: textOrNull,
				status: { ...textOrNull, description: "What the operator says of it." },
				remark: textOrNull,
				type: { ...textOrNull, description: "Only some imports tell it." },
				proactive_year: numberOrNull,
				proactive_period: numberOrNull,
				proactive_extra: { type: ["boolean", "null"] },
			},
			description: "Of the charging point; an import may tell more.",
		},
		meta: {
			type: "object",
			additionalProperties: true,
			required: ["workflowUuid"],
			properties: {
				phase: textOrNull,
				workflowUuid: { ...textOrNull, description: "Realisation it is connected to." },
				source: { ...textOrNull, description: "Import it came by." },
			},
		},
	}),
} as const;
