import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { listDrafts as storedDrafts } from "../database/draft-store.ts";
import { mayReadNow } from "./readable-step.ts";

export const listDrafts = apiRoute({
	method: "GET",
	url: "/user/drafts",
	schema: {
		operationId: "listDrafts",
		summary: "Steps on which the caller filled in something that is not saved",
		tags: ["drafts"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: {
						type: "array",
						items: object({
							uuid,
							step: { type: "string" },
							fields: { type: "integer", description: "How many of its fields." },
							savedAt: { type: "integer", description: "When it was last filled in; milliseconds since 1970." },
						}),
					},
				}),
				"Newest first; of processes and steps that the caller may read.",
			),
		},
	},
	async handler(request) {
		const { tenant, access, server } = request;
		const rows = await storedDrafts(server.data.db, tenant.slug, access.userId);
		const shown = rows.filter((row) => mayReadNow(request, row, row.step));
		return { data: shown.map((row) => ({ uuid: row.realisation_uuid, step: row.step, fields: row.live, savedAt: row.kept_at })) };
	},
});
