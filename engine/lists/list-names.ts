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

/** What somebody keeps in place of a view when they begin a list with the list itself. */
export const listItself = "list";
