import { object, params, uuid } from "../calls/schema-parts.ts";

/** The text that is being typed: a new comment, an answer to one, a change of one, or the judgement of a request. */
export const part = {
	type: "string",
	// A record has at most a thousand comments. Higher numbers are refused, since discarded drafts also stay stored for a while.
	pattern: "^(comment|judgement|(answer|edit)-([1-9][0-9]{0,2}|1000))$",
	description: "`comment`, `answer-` or `edit-` and the number of a comment, or of a request `judgement`.",
} as const;

export const textDraftParams = params({ uuid, part });

export interface TextDraftParams {
	uuid: string;
	part: string;
}

const mostCharacters = 20_000;
const text = { type: "string", maxLength: mostCharacters } as const;

const mention = object({
	kind: { type: "string", enum: ["person", "role"] },
	id: { type: "string", maxLength: 255 },
	name: { type: "string", maxLength: 255 },
});

const field = (mine: object) =>
	object(
		{
			age: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: "Milliseconds since it was typed." },
			mine,
			gone: { type: "boolean", enum: [true], description: "It is sent or thrown away. With `mine` only as far as that is what is kept." },
		},
		["age"],
	);

/** The fields of a message and those of a judgement together: everything that can be typed about a record. */
export const textDraftFields = object(
	{
		message: field(object({ text, mentions: { type: "array", maxItems: 100, items: mention } })),
		choice: field(object({ status: { type: ["integer", "null"] }, reason: { type: ["string", "null"], maxLength: 100 } })),
		remarks: field(text),
	},
	[],
);

export type TextDraftField = "message" | "choice" | "remarks";

/** A field in a request, with its age rather than a time, since the clock of a browser cannot be trusted. */
export interface SentText {
	readonly age: number;
	readonly mine?: unknown;
	readonly gone?: true;
}

export type SentTexts = Partial<Record<TextDraftField, SentText>>;

export function fieldsOfPart(given: string): readonly TextDraftField[] {
	return given === "judgement" ? ["choice", "remarks"] : ["message"];
}
