import { apiRoute } from "../plugins/capability.ts";
import { legacyCalls } from "../plugins/legacy-call.ts";
import { answer, object, readRefusals } from "../plugins/schema-parts.ts";
import { configurationData } from "./configuration-schema.ts";
import { configurationOf } from "./tenant-configuration.ts";

const configuration = apiRoute({
	method: "GET",
	url: "/api/config",
	schema: {
		operationId: "legacyConfiguration",
		summary: "Licence and configuration of the tenant",
		tags: ["legacy calls"],
		querystring: object({}),
		response: { 200: answer(object({ data: configurationData }), "The tenant's configuration."), ...readRefusals },
	},
	async handler({ tenant, access, server }) {
		return { data: await configurationOf(server.data, tenant, server, { counted: access.has("admin") }) };
	},
});

/** The configuration by the address it had before tenants had one each. */
export const legacyConfiguration = legacyCalls([{ may: "guests", route: configuration }]);
