import { engineType, object, uuid } from "../../calls/schema-parts.ts";

const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;
const text = { type: "string" } as const;
const flag = object({ enabled: { type: "boolean" } });
const open = { type: "object", additionalProperties: true } as const;
const nullableText = { type: ["string", "null"] } as const;
const reason = object({ reason: text, label: text, comment: text });
const location = object({ locationUuid: nullableText });

const event = object({
	type: text,
	ts: instant,
	version: { ...text, description: "Version of the flow that was in force." },
	userId: text,
	meta: {
		type: "object",
		additionalProperties: true,
		required: ["uuid"],
		properties: {
			uuid: nullableText,
			warned: {
				type: "array",
				items: object({ path: text, message: text }),
				description: "Of a save: what was implausible in it. The person was told, and went on.",
			},
		},
	},
});
const events = { type: "array", items: { ...event, ...engineType("RealisationEvent") } } as const;

/** A realisation as every call returns it. */
export const realisationSchema = {
	$id: "realisation",
	title: "Realisation",
	...object({
		uuid,
		ref: text,
		reference: { ...text, description: "The same as ref." },
		case_ref: text,
		case_counter: { type: "integer" },
		requestUuids: { type: "array", items: text },
		type: text,
		subtype: nullableText,
		processType: text,
		MunicipalityCode: { ...text, description: "Geography code." },
		address: { ...text, description: "Address of the selected location in one line; empty when unknown." },
		tags: { type: "array", items: text },
		stakeholders: { type: "array", items: text, description: "Slugs." },
		values: { ...open, description: "The step data, without that of steps the person may not see." },
		Docs: open,
		EarlierDocs: {
			type: "object",
			additionalProperties: { type: "array", items: text },
			description: "Numbers of documents from before the files of this product, by category.",
		},
		history: {
			type: "array",
			description: "Values as they were before each reset, newest first.",
			items: object({ ts: instant, userId: text, step: text, iteration: { type: "integer" }, values: open }),
		},
		synced: { ...instant, description: "Sent back with every write." },
		created_at: instant,
		updated_at: instant,
		flow: object({
			uuid: text,
			version: text,
			iteration: { type: "integer" },
			activeStep: nullableText,
			marks: { type: "array", items: text },
			state: {
				type: "array",
				items: object({ uuid: text, step: text, started_at: instant, completed_at: { type: ["integer", "null"] } }),
			},
		}),
		status: object({
			step: nullableText,
			uuid: nullableText,
			version: text,
			label: text,
			completed: flag,
			cancelled: flag,
			onhold: flag,
			vkb: flag,
			gdpr: flag,
		}),
		statusMeta: object({ onhold: reason, cancelled: reason }, []),
		Events: { ...events, description: "Oldest first." },
		Locations: object({ selected: location, alternative: location }),
		CurrentLocation: open,
		comments: {
			type: "array",
			items: { $ref: "comment#" },
			description: "Newest first; in the answer about one process. Elsewhere empty: a comment does not renew the record.",
		},
		files: {
			type: "array",
			items: { $ref: "file#" },
			description: "Those the person may see, in the order in which they were registered.",
		},
	}),
} as const;

export const realisationAnswer = object({ data: { $ref: "realisation#" } });

/** One realisation, with the names of the people in its events. */
export const realisationWithPeople = object({
	data: { $ref: "realisation#" },
	related: object({
		people: {
			type: "object",
			additionalProperties: text,
			description: "Names by user id, of the people in the events who have an account here.",
		},
	}),
});
