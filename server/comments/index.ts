import { capability } from "../plugins/capability.ts";
import { listComments } from "./list-comments.ts";
import { writeComment } from "./write-comment.ts";

/** Who sees realisations reads their comments; which action somebody may take depends on the attribute it asks for. */
export const comments = capability([
	{ may: "realisationlist", route: listComments },
	{ may: "realisationlist", route: writeComment },
]);
