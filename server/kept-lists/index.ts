import { capability } from "../calls/capability.ts";
import { createTag } from "./create-tag.ts";
import { listTags } from "./list-tags.ts";
import { saveKeptList } from "./save-kept-list.ts";

/** Everybody reads the tags; administrators maintain the lists. All lists are also part of the configuration. */
export const keptListCalls = capability([
	{ may: "any-role", route: listTags },
	{ may: "admin", route: createTag },
	{ may: "admin", route: saveKeptList },
]);
