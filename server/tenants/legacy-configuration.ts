import type { KeptList } from "../../engine/index.ts";
import { apiRoute, capability } from "../calls/capability.ts";
import { legacyCalls } from "../calls/legacy-call.ts";
import { answer, object } from "../calls/schema-parts.ts";
import { idempotencyHeaders } from "../calls/write-call.ts";
import type { SentEntry } from "../kept-lists/plan-save.ts";
import {
	type SavedSynced,
	savedEntriesBody,
	savedEntriesCall,
	savedEntriesCurrent,
	savedEntriesLimit,
	saysWhere,
	writeKeptList,
} from "../kept-lists/save-kept-list.ts";
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
		response: { 200: answer(object({ data: configurationData }), "The tenant's configuration.") },
	},
	async handler({ tenant, access, server }) {
		return { data: await configurationOf(server.data, tenant, server, { access, counted: access.has("admin") }) };
	},
});

/** The configuration under its address from before each tenant had its own. */
export const legacyConfiguration = legacyCalls([{ may: "guests", route: configuration }]);

interface LegacySave<Name extends string> {
	Body: SavedSynced & { data: Record<Name, SentEntry[]> };
}

/**
 * Saves a kept list in the form from before all lists shared one call: its entries under a name of their own, answered with the whole
 * configuration.
 */
function legacySave<Name extends string>(list: KeptList, name: Name, operationId: string, own: Record<string, object>) {
	return apiRoute<LegacySave<Name>>({
		method: "POST",
		url: `/api/config_save${list}`,
		bodyLimit: savedEntriesLimit,
		schema: {
			operationId,
			summary: `Add, change and remove ${name}`,
			description: `About the tenant of the host, else of the header x-tenant, else of the caller. ${savedEntriesCall}`,
			tags: ["legacy calls"],
			headers: idempotencyHeaders,
			body: savedEntriesBody(name, own),
			response: { 200: answer(object({ data: configurationData }), "The configuration with the list as it is now.") },
		},
		refusals: ["stale"],
		current: savedEntriesCurrent,
		handler(request, reply) {
			const { tenant, access, server, body } = request;
			return writeKeptList(request, reply, { list, path: `data.${name}`, sent: body.data[name], saved: body }, (scope) =>
				configurationOf(scope, tenant, server, { access, counted: true }),
			);
		},
	});
}

export const legacyKeptLists = capability(
	[
		{ may: "admin", route: legacySave("tags", "Tags", "saveTags", saysWhere) },
		{ may: "admin", route: legacySave("pids", "PIDS", "savePids", {}) },
	],
	"of-caller",
);
