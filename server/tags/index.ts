import { capability } from "../plugins/capability.ts";
import { createTag } from "./create-tag.ts";
import { listTags } from "./list-tags.ts";
import { saveTags } from "./save-tags.ts";

/** Everybody reads the tags; administrators keep them. */
export const tags = capability([
	{ may: "any-role", route: listTags },
	{ may: "admin", route: createTag },
]);

export const tagConfiguration = capability([{ may: "admin", route: saveTags }], "of-caller");
