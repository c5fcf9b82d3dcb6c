import { namesOfPeople } from "../accounts/people-read-model.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { designAnswer } from "./design-answer.ts";
import { listedDesign, related } from "./design-schema.ts";
import { listDesigns as designsOf } from "./design-store.ts";
import { type DesignsInUse, problemsOf } from "./designs-in-use.ts";

/** The designs of a tenant, the last changed first, each with what is wrong with it. */
export const listDesigns = (designs: DesignsInUse) =>
	apiRoute({
		method: "GET",
		url: "/designs",
		schema: {
			operationId: "listDesigns",
			summary: "Designs of the tenant's files",
			tags: ["designs"],
			params: params({}),
			querystring: object({}),
			response: {
				200: answer(
					object({
						data: { type: "array", items: listedDesign },
						related,
						mayMakeTenant: { type: "boolean", description: "Whether whoever asks can make another tenant here." },
					}),
					"The designs, the last changed first.",
				),
			},
		},
		async handler(request, reply) {
			const { tenant, access, server } = request;
			const rows = await designsOf(designs.data.db, tenant.slug);
			await auditRead(request, "");
			const data = [];
			for (const row of rows) {
				const found = await problemsOf(designs, row);
				const errors = found.filter(({ severity }) => severity === "error").length;
				data.push({ design: designAnswer(row), errors, warnings: found.length - errors, first: found[0] ?? null });
			}
			const people = await namesOfPeople(
				designs.data.db,
				rows.flatMap((row) => [row.created_by, row.changed_by]),
			);
			const { workbench, newTenants } = server.config;
			const mayMakeTenant = workbench === "publish" && newTenants > 0 && access.has("publish");
			return sendText(reply, JSON.stringify({ data, related: { people }, mayMakeTenant }));
		},
	});
