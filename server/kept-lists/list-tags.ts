import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { keptEntriesOf } from "./kept-entry-read-model.ts";

export const listTags = apiRoute({
	method: "GET",
	url: "/tags",
	schema: {
		operationId: "listTags",
		summary: "Tags of the tenant",
		tags: ["kept lists"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(object({ data: { type: "array", items: { $ref: "kept-entry#" } } }), "The tags that were not removed, by label."),
		},
	},
	async handler({ tenant, access, server }) {
		const tags = await keptEntriesOf(server.data.db, { tenant: tenant.slug, list: "tags" }, { counted: access.has("admin") });
		return { data: tags.filter(({ deleted_at }) => deleted_at === null) };
	},
});
