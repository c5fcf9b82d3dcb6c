import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals } from "../plugins/schema-parts.ts";
import { tagsWithCounts } from "./tag-read-model.ts";

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
	async handler({ tenant, server }) {
		const tags = await tagsWithCounts(server.data.db, tenant.slug);
		return { data: tags.filter(({ deleted_at }) => deleted_at === null) };
	},
});
