import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { attachedFiles, commentList, commentListSchema } from "./comment-schema.ts";
import { findCommentRows } from "./comment-store.ts";
import type { Commented } from "./commented.ts";
import { rolesOfAssignees } from "./mentions.ts";

interface Shape {
	Params: { uuid: string };
}

/** Anybody who sees the record sees its comments. */
export function listComments(commented: Commented, operationId: string): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		url: commented.url,
		schema: {
			operationId,
			summary: `Comments on a ${commented.noun}`,
			tags: ["comments"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: commentListSchema }), "The comments that were not removed.") },
		},
		refusals: ["not-found"],
		async handler({ tenant, access, server, params: path }, reply) {
			const { db } = server.data;
			const { code } = await commented.find(db, access, tenant.slug, path.uuid);
			const rows = await findCommentRows(db, commented.entity, tenant.slug, path.uuid);
			const { text } = commentList(rows, {
				seen: await commented.readable(db, access, tenant, path.uuid, attachedFiles(rows)),
				roles: await rolesOfAssignees({ db, server, tenant, commented, code }, rows),
			});
			return sendText(reply, `{"data":${text}}`);
		},
	});
}
