import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { configurationData } from "./configuration-schema.ts";
import { configurationOf } from "./tenant-configuration.ts";

/** The parts of a tenant that the browser must know before it can show anything. */
export const getConfiguration = apiRoute({
	method: "GET",
	url: "/configs",
	schema: {
		operationId: "getConfiguration",
		summary: "Licence and configuration of the tenant",
		tags: ["tenants"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: configurationData }), "The tenant's configuration.") },
	},
	async handler({ tenant, access, server }) {
		return { data: await configurationOf(server.data, tenant, server, { access, counted: access.has("admin") }) };
	},
});
