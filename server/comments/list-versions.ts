import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { findCommentRows, findVersions } from "./comment-store.ts";
import type { Commented } from "./commented.ts";

interface Shape {
	Params: { uuid: string; number: string };
}

/** The texts of a comment before its author changed it. A text that a moderator removed is not kept. */
export function listCommentVersions(commented: Commented, operationId: string): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		url: `${commented.url}/:number/versions`,
		schema: {
			operationId,
			summary: `Earlier texts of a comment on a ${commented.noun}`,
			tags: ["comments"],
			params: params({ uuid, number: { type: "string", pattern: "^[1-9][0-9]{0,6}$", description: "`order` of the comment." } }),
			querystring: object({}),
			response: {
				200: answer(
					object({
						data: {
							type: "array",
							items: object({
								message: { type: "string" },
								until: { type: "integer", description: "When it was replaced, in milliseconds since 1970 (UTC)." },
							}),
						},
					}),
					"Newest first; none of a comment that was not changed.",
				),
			},
		},
		refusals: ["not-found"],
		async handler({ tenant, access, server, params: path }) {
			const { db } = server.data;
			await commented.find(db, access, tenant.slug, path.uuid);
			const number = Number(path.number);
			const rows = await findCommentRows(db, commented.entity, tenant.slug, path.uuid);
			if (rows.find((row) => row.number === number)?.deleted_at !== null) throw new Problem("not-found");
			const versions = await findVersions(db, commented.entity, { tenant: tenant.slug, record_uuid: path.uuid, number });
			return { data: versions.map(({ message, replaced_at }) => ({ message, until: Number(replaced_at) })) };
		},
	});
}
