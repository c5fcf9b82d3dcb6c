import { apiRoute } from "../plugins/capability.ts";
import { sendText } from "../plugins/json-text.ts";
import { answer, object, params, readRefusals, uuid } from "../plugins/schema-parts.ts";
import { findRealisationPlace, seenBy } from "../realisations/realisation-read-model.ts";
import { commentList, commentListSchema } from "./comment-schema.ts";
import { findCommentRows } from "./comment-store.ts";

interface Shape {
	Params: { uuid: string };
}

/** Whoever sees the process sees what was said about it. */
export const listComments = apiRoute<Shape>({
	method: "GET",
	url: "/processes/realisation/:uuid/comments",
	schema: {
		operationId: "listComments",
		summary: "Comments on a realisation",
		tags: ["comments"],
		params: params({ uuid }),
		querystring: object({}),
		response: { 200: answer(object({ data: commentListSchema }), "The comments that were not removed."), ...readRefusals },
	},
	async handler(request, reply) {
		const { tenant, access, server } = request;
		const { db } = server.data;
		seenBy(access, await findRealisationPlace(db, tenant.slug, request.params.uuid));
		const { text } = commentList(await findCommentRows(db, tenant.slug, request.params.uuid));
		return sendText(reply, `{"data":${text}}`);
	},
});
