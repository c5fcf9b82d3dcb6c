import { type CommentedRecord, seesCommented } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { countComments } from "./comment-store.ts";

interface Shape {
	Querystring: { entity: CommentedRecord };
}

const count = { type: "integer", minimum: 0 } as const;

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
					data: {
						type: "array",
						items: object({
							uuid,
							comments: count,
							todo: { ...count, description: "With the status todo." },
							unknown: { ...count, description: "With a status that is none of todo, done and ignore." },
						}),
					},
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
