import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { preferencesAnswer } from "./preference-schema.ts";
import { findPreferences } from "./preference-store.ts";

export const getPreferences = apiRoute({
	method: "GET",
	url: "/user/preferences",
	schema: {
		operationId: "getPreferences",
		summary: "Preferences of the caller",
		tags: ["accounts"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(preferencesAnswer, "Those that were kept, by part.") },
	},
	async handler({ tenant, access, server }) {
		return { data: await findPreferences(server.data.db, tenant.slug, access.userId) };
	},
});
