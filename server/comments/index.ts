import { capability } from "../plugins/capability.ts";
import { commentedRealisations, commentedRequests } from "./commented.ts";
import { countingComments } from "./count-comments.ts";
import { listComments } from "./list-comments.ts";
import { writeComment } from "./write-comment.ts";

/** Who sees a record reads its comments; which action somebody may take depends on the attributes it asks for (commented.ts). */
export const comments = capability([
	{ may: commentedRealisations.sees, route: listComments(commentedRealisations, "listComments") },
	{ may: commentedRealisations.sees, route: writeComment(commentedRealisations, "writeComment") },
	{ may: commentedRequests.sees, route: listComments(commentedRequests, "listRequestComments") },
	{ may: commentedRequests.sees, route: writeComment(commentedRequests, "writeRequestComment") },
	{ may: "any-role", route: countingComments },
]);
