import { type CommentedRecord, seesCommented } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { commentCountsSchema } from "../calls/comment-counts-schema.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { countComments } from "./comment-store.ts";

interface Shape {
	Querystring: { entity: CommentedRecord };
}

/** For lists: a comment does not change its record's `synced`, so the records cannot contain the numbers. */
export const countingComments = apiRoute<Shape>({
	method: "GET",
	url: "/comments/counts",
	schema: {
		operationId: "countComments",
		summary: "How many comments the records have that the caller may see",
		tags: ["comments"],
		params: params({}),
		querystring: object({ entity: { enum: ["realisation", "request"] } }),
		response: {
			200: answer(
				object({
					data: commentCountsSchema,
				}),
				"One entry for each record with comments.",
			),
		},
	},
	async handler({ tenant, access, server, query }) {
		const attribute = seesCommented[query.entity];
		if (!access.has(attribute)) throw new Problem("forbidden");
		return { data: await countComments(server.data.db, query.entity, tenant.slug, access.codes(attribute)) };
	},
});
