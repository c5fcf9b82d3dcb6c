import type { StepMode } from "../../engine/index.ts";
import { object, params, uuid } from "../calls/schema-parts.ts";

const modes: readonly StepMode[] = ["view", "correction", "change"];

/** Maximum number of fields; the largest flow has a quarter of that in a step. */
const mostFields = 500;

/** Any text: for a step that the flow does not have, the answer is "not found". */
const step = { type: "string", minLength: 1, maxLength: 50, description: "Short code of a step." } as const;

export const draftParams = params({ uuid, step });

export interface DraftParams {
	uuid: string;
	step: string;
}

/** A field of a draft in a request, with its age rather than a time, since the clock of a browser cannot be trusted. */
export interface SentField {
	readonly age: number;
	readonly base?: unknown;
	readonly mine?: unknown;
	readonly gone?: true;
}

const field = object(
	{
		age: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: "Milliseconds since it was filled in." },
		base: { description: "What the record had; left out when nothing." },
		mine: { description: "What was filled in, right or wrong; left out when the field was emptied." },
		gone: { type: "boolean", enum: [true], description: "It is saved or thrown away." },
	},
	["age"],
);

export const draftBody = object({
	synced: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: "Version of the record that it is based on." },
	mode: { type: "string", enum: modes },
	fields: {
		type: "object",
		maxProperties: mostFields,
		propertyNames: { type: "string", maxLength: 200, pattern: "^[A-Za-z][A-Za-z0-9_-]*([.][A-Za-z0-9_-]+)*$" },
		additionalProperties: field,
		description: "By path.",
	},
});

export interface SentDraft {
	readonly synced: number;
	readonly mode: StepMode;
	readonly fields: Readonly<Record<string, SentField>>;
}
