import { type Attribute, type ListName, namesOf } from "../../engine/index.ts";

/** Attribute that opens each list, and with it the views of that list. */
export const listRights = {
	realisations: "realisationlist",
	requests: "requestlist",
	locations: "locationlist",
} as const satisfies Readonly<Record<ListName, Attribute>>;

export const listNames = namesOf(listRights);
