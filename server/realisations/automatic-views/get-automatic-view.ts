import { objectOf, type Reader, readPath, recordFor } from "../../../engine/index.ts";
import { type ApiRoute, apiRoute } from "../../calls/capability.ts";
import { params, uuid } from "../../calls/schema-parts.ts";
import { Problem } from "../../problems/problem.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import * as recordTexts from "../../texts/records.ts";
import { seenBy } from "../record/realisation-read-model.ts";
import { findRealisation, type RealisationRow } from "../record/realisation-store.ts";
import { readRecord } from "../record/stored-record.ts";
import { type Position, type ViewSources, ViewUnavailable } from "./view-source.ts";

type View = keyof ViewSources;

interface Shape {
	Params: { uuid: string; view: View };
}

/**
 * A picture of the stored location of a process, from the street or from above. The caller never chooses the place, so that the sources,
 * which cost money, serve processes only.
 */
export function getAutomaticView(sources: ViewSources): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		asksOutside: true,
		url: "/processes/realisation/:uuid/automatic-views/:view",
		schema: {
			operationId: "getAutomaticView",
			summary: "A picture of the location, from the street or from above",
			tags: ["realisations"],
			params: params({ uuid, view: { type: "string", enum: ["topview", "sideview"] } }),
			response: {
				200: { description: "The picture.", content: { "image/jpeg": { schema: { type: "string", format: "binary" } } } },
				204: { description: "There is no picture of this place.", type: "null" },
				503: {
					description: "The source of pictures cannot answer now.",
					content: { "application/problem+json": { schema: { $ref: "problem#" } } },
				},
			},
		},
		refusals: ["not-found", "automatic-view-unavailable"],
		async handler({ tenant, access, server, params: asked, log }, reply) {
			const row = seenBy(access, await findRealisation(server.data.db, tenant.slug, asked.uuid));
			if (!access.at(row.code).may("automatedViews")) throw new Problem("forbidden");
			const position = positionOf(tenant, row, access.at(row.code));
			if (position === undefined) {
				throw new Problem("invalid", { errors: [{ path: "Location", message: recordTexts.locationWithoutPlace }] });
			}
			const source = asked.view === "sideview" ? sources.sideview : sources.topview[tenant.definition.map.countries?.[0] ?? "nl"];
			try {
				const picture = await source?.picture(position);
				if (picture === undefined) return reply.code(204).send();
				return reply.type("image/jpeg").header("cache-control", "no-store").send(Buffer.from(picture));
			} catch (error) {
				if (!(error instanceof ViewUnavailable)) throw error;
				log.warn({ reason: error.message, view: asked.view }, "automatic view unavailable");
				throw new Problem("automatic-view-unavailable");
			}
		},
	});
}

/** Where the stored location is, as far as this person may know. */
function positionOf(tenant: Tenant, row: RealisationRow, reader: Reader): Position | undefined {
	const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
	const { values } = recordFor(compiled, readRecord(row), reader);
	const location = readPath(values, compiled.definition.bindings.location);
	const { Latitude: latitude, Longitude: longitude } = objectOf(location);
	return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
}
