import { namesOfPeople } from "../../accounts/people-read-model.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { designAnswer } from "../kept/design-answer.ts";
import { listedDesign, related } from "../kept/design-schema.ts";
import { listDesigns as designsOf } from "../kept/design-store.ts";
import type { FoundProblem } from "../thread/design-work.ts";
import { type DesignsInUse, foundOf } from "../thread/designs-in-use.ts";
import { lookThrough } from "./look-through.ts";

/** The number of problems of a design; null when it was not checked yet. */
function countedIn(found: readonly FoundProblem[] | undefined) {
	if (found === undefined) return { errors: null, warnings: null, first: null };
	const errors = found.filter(({ severity }) => severity === "error").length;
	return { errors, warnings: found.length - errors, first: found[0] ?? null };
}

/** The designs of a tenant, the most recently changed first, each with its problems as far as they are known. */
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
						mayDesign: { type: "boolean", description: "Whether whoever asks can begin and change designs; others publish them." },
						mayMakeTenant: { type: "boolean", description: "Whether whoever asks can make another tenant here." },
						mayRemoveTenant: {
							type: "boolean",
							description: "Whether it was made on the screen, and whoever asks can take it away if nobody worked in it.",
						},
					}),
					"The designs, the last changed first.",
				),
			},
		},
		async handler(request, reply) {
			const { tenant, access, server } = request;
			const rows = await designsOf(designs.data.db, tenant.slug);
			await auditRead(request, "");
			await lookThrough(designs, tenant.slug, rows);
			const data = rows.map((row) => ({ design: designAnswer(row), ...countedIn(foundOf(designs, row)) }));
			const people = await namesOfPeople(
				designs.data.db,
				rows.flatMap((row) => [row.created_by, row.changed_by]),
			);
			const { workbench, newTenants } = server.config;
			const publishes = workbench === "publish" && access.has("publish");
			const may = {
				mayDesign: access.has("design"),
				mayMakeTenant: publishes && newTenants > 0,
				mayRemoveTenant: publishes && !server.tenants.hasFolder(tenant.slug),
			};
			return sendText(reply, JSON.stringify({ data, related: { people }, ...may }));
		},
	});
