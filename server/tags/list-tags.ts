import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals } from "../plugins/schema-parts.ts";
import { tagsOf } from "./tag-read-model.ts";

export const listTags = apiRoute({
	method: "GET",
	url: "/tags",
	schema: {
		operationId: "listTags",
		summary: "Tags of the tenant",
		tags: ["tags"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(object({ data: { type: "array", items: { $ref: "tag#" } } }), "The tags that were not removed, by label."),
			...readRefusals,
		},
	},
	async handler({ tenant, access, server }) {
		const tags = await tagsOf(server.data.db, tenant.slug, { counted: access.has("admin") });
		return { data: tags.filter(({ deleted_at }) => deleted_at === null) };
	},
});
