import { object, uuid } from "../../calls/schema-parts.ts";

const day = { type: ["string", "null"] } as const;

/** What the requesting person may know about a process with an open step that waits for somebody. */
export const waitsSchema = object({
	uuid,
	putOff: { type: "boolean", description: "Whether the person put all of theirs off till tomorrow." },
	own: { type: "boolean", description: "Whether it waits for one of the person's roles." },
	due: { ...day, description: "YYYY-MM-DD: the soonest last day, whoever it is for; null without one that this person may know of." },
	ownDue: {
		...day,
		description: "The soonest that is for this person, of what they did not put off; of all where they put off everything.",
	},
	expectedFirst: { ...day, description: "YYYY-MM-DD: half of the processes like it are finished by then; null without a forecast." },
	expectedLast: { ...day, description: "85 of 100 are." },
});
