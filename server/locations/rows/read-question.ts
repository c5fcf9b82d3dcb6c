import * as calls from "../../calls/asked-rows.ts";
import { askedWithin, shapesOf } from "../../calls/asked-within.ts";
import type { LocationQuestion } from "./list-of-locations-store.ts";

/** The query parameters of the list of locations. */
export interface AskedLocations extends calls.AskedRows {
	category?: string;
	within?: string;
	only?: "connected";
	among?: string;
}

const usualOrder = "reference";
const one = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** They are part of an address, whose length is limited. */
const mostAmong = 100;

/** Their schema. */
export const askedLocations = {
	category: { type: "string", maxLength: 60, description: "Word of a tab of the list; every location when left out." },
	...askedWithin,
	only: { type: "string", enum: ["connected"], description: "Only those with a process that the person sees." },
	among: {
		type: "string",
		pattern: `^${one}(,${one}){0,${mostAmong - 1}}$`,
		description: `Only those of these uuids, separated by commas, ${mostAmong} at most.`,
	},
	...calls.askedRows(usualOrder),
} as const;

/** Throws "invalid". */
export function questionOf({ category, within, only, among, sort = usualOrder, ...query }: AskedLocations): LocationQuestion {
	return {
		...calls.questionOf({ ...query, sort }, category ?? null),
		within: shapesOf(within),
		connected: only === "connected",
		among: among?.split(",") ?? null,
	};
}
