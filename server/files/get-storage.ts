import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { storedBytes } from "./file-store.ts";

/** For administrators: how full the storage is, before somebody finds no room. */
export const getStorage = apiRoute({
	method: "GET",
	url: "/storage",
	schema: {
		operationId: "getStorage",
		summary: "How much room the tenant's files take",
		tags: ["files"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						used: { type: "integer", description: "Bytes of all files together." },
						most: { type: ["integer", "null"], description: "Bytes that they may be; null for no limit." },
					}),
				}),
				"What is used, and what may be.",
			),
		},
	},
	async handler({ tenant, server }) {
		return { data: { used: await storedBytes(server.data.db, tenant.slug), most: server.files.mostBytesOfTenant } };
	},
});
