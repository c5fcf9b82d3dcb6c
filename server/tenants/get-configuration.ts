import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals } from "../plugins/schema-parts.ts";
import { configurationData } from "./configuration-schema.ts";
import { configurationOf } from "./tenant-configuration.ts";

/** What the browser has to know of a tenant before it can show anything. */
export const getConfiguration = apiRoute({
	method: "GET",
	url: "/configs",
	schema: {
		operationId: "getConfiguration",
		summary: "Licence and configuration of the tenant",
		tags: ["tenants"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: configurationData }), "The tenant's configuration."), ...readRefusals },
	},
	async handler({ tenant, access, server }) {
		return { data: await configurationOf(server.data, tenant, server, { counted: access.has("admin") }) };
	},
});
