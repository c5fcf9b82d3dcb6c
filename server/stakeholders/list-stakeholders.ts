import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { stakeholderAnswer } from "./stakeholder-schema.ts";
import { listStakeholderRows } from "./stakeholder-store.ts";

export const listStakeholders = apiRoute({
	method: "GET",
	url: "/stakeholders",
	schema: {
		operationId: "listStakeholders",
		summary: "Stakeholders of the tenant",
		tags: ["stakeholders"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(object({ data: { type: "array", items: { $ref: "stakeholder#" } } }), "All stakeholders, by category and name."),
		},
	},
	async handler({ tenant, server }) {
		const rows = await listStakeholderRows(server.data.db, tenant.slug);
		return { data: rows.map(stakeholderAnswer) };
	},
});
