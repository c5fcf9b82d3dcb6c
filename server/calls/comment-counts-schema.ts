import { object, uuid } from "./schema-parts.ts";

const count = { type: "integer", minimum: 0 } as const;

/** The number of comments of each record that has comments. */
export const commentCountsSchema = {
	type: "array",
	items: object({
		uuid,
		comments: count,
		todo: { ...count, description: "With the status todo." },
		unknown: { ...count, description: "With a status that is none of todo, done and ignore." },
	}),
} as const;
