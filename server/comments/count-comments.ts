import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals, uuid } from "../plugins/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { type CommentedEntity, countComments } from "./comment-store.ts";
import { commentedRealisations, commentedRequests } from "./commented.ts";

interface Shape {
	Querystring: { entity: CommentedEntity };
}

const count = { type: "integer", minimum: 0 } as const;
const sees: Readonly<Record<CommentedEntity, string>> = { realisation: commentedRealisations.sees, request: commentedRequests.sees };

/** For lists: a comment does not renew its record, so that the records cannot carry the numbers. */
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
				"One entry for each record that has any.",
			),
			...readRefusals,
		},
	},
	async handler({ tenant, access, server, query }) {
		const attribute = sees[query.entity];
		if (!access.has(attribute)) throw new Problem("forbidden");
		return { data: await countComments(server.data.db, query.entity, tenant.slug, access.codes(attribute)) };
	},
});
