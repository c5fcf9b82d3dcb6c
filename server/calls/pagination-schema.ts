import { object } from "./schema-parts.ts";

export const paginationSchema = object({
	pagination: object({
		next: { type: ["integer", "null"], description: "What to send as offSet for the next page; null at the end." },
		at: {
			type: "integer",
			description: "Snapshot of these pages; send it with the next ones, and as fromTimeStamp with the next synchronisation.",
		},
	}),
});
