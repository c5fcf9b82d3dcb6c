import type { Attribute } from "../access/index.ts";
import { namesOf } from "../json/json-object.ts";
import type { ListName } from "./list-fields.ts";

/** Attribute that opens each list, and with it the views of that list. */
export const listRights = {
	realisations: "realisationlist",
	requests: "requestlist",
	locations: "locationlist",
} as const satisfies Readonly<Record<ListName, Attribute>>;

export const listNames = namesOf(listRights);

/** Stored instead of a view when somebody starts from the list itself. */
export const listItself = "list";
