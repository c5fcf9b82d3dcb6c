import { mayComment } from "../../engine/index.ts";
import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { mentionSchema } from "./comment-schema.ts";
import type { Commented } from "./commented.ts";
import { mentionable } from "./mentions.ts";

interface Shape {
	Params: { uuid: string };
	Querystring: { search?: string };
}

const mostShown = 12;

/** The people and roles that can be mentioned, for anybody who may write a comment. */
export function listMentionable(commented: Commented, operationId: string): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		url: `${commented.url}/mentionable`,
		schema: {
			operationId,
			summary: `Who can be named in a comment on a ${commented.noun}`,
			description: "Roles, and people who may read it at this moment, but for who asks.",
			tags: ["comments"],
			params: params({ uuid }),
			querystring: object({ search: { type: "string", maxLength: 80, description: "Part of a name." } }, []),
			response: {
				200: answer(object({ data: { type: "array", items: mentionSchema } }), `At most ${mostShown}; roles first.`),
			},
		},
		refusals: ["not-found"],
		async handler({ tenant, access, server, params: path, query }) {
			const { db } = server.data;
			const { code } = await commented.find(db, access, tenant.slug, path.uuid);
			if (!mayComment(access.at(code), commented.entity, "create", true)) throw new Problem("forbidden");
			const where = { db, server, tenant, commented, code, writer: access.userId };
			return { data: await mentionable(where, query.search ?? "", mostShown) };
		},
	});
}
