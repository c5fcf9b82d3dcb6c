import { seesCommented } from "../../engine/index.ts";
import { capability } from "../calls/capability.ts";
import { commentedRealisations, commentedRequests } from "./commented.ts";
import { countingComments } from "./count-comments.ts";
import { listComments } from "./list-comments.ts";
import { listMentionable } from "./list-mentionable.ts";
import { listCommentVersions } from "./list-versions.ts";
import { writeComment } from "./write-comment.ts";

/** Anybody who sees a record reads its comments; further actions depend on attributes at its geography code (engine/access/comment-rights.ts). */
export const comments = capability([
	{ may: seesCommented.realisation, route: listComments(commentedRealisations, "listComments") },
	{ may: seesCommented.realisation, route: writeComment(commentedRealisations, "writeComment") },
	{ may: seesCommented.request, route: listComments(commentedRequests, "listRequestComments") },
	{ may: seesCommented.request, route: writeComment(commentedRequests, "writeRequestComment") },
	{ may: seesCommented.realisation, route: listMentionable(commentedRealisations, "listMentionable") },
	{ may: seesCommented.request, route: listMentionable(commentedRequests, "listRequestMentionable") },
	{ may: seesCommented.realisation, route: listCommentVersions(commentedRealisations, "listCommentVersions") },
	{ may: seesCommented.request, route: listCommentVersions(commentedRequests, "listRequestCommentVersions") },
	{ may: "any-role", route: countingComments },
]);
