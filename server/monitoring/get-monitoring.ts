import { type ApiRoute, apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import type { MonitoringConfig } from "../config/config.ts";
import { findLocation } from "../locations/location-read-model.ts";
import { OutsideServiceFailed } from "../outside/answer.ts";
import { Problem } from "../problems/problem.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import { askMonitoring } from "./ask-monitoring.ts";

interface Shape {
	Params: { uuid: string; locationUuid: string };
}

/**
 * The monitoring service's data about a charging location, for the page of a request. This server calls the service rather than the
 * browser: its token stays here, a page only calls our own origin, and a service that fails or lies is stopped here.
 */
export function getMonitoring(service: MonitoringConfig | null): ApiRoute {
	return apiRoute<Shape>({
		method: "GET",
		asksOutside: true,
		url: "/charging-point-requests/:uuid/monitoring/:locationUuid",
		schema: {
			operationId: "getMonitoring",
			summary: "How busy a charging location near a request is",
			tags: ["monitoring"],
			params: params({ uuid, locationUuid: uuid }),
			querystring: object({}),
			response: {
				200: answer(object({ data: { anyOf: [monitoringData, { type: "null" }] } }), "What is known; null when nothing is."),
				503: {
					description: "The monitoring service cannot answer now.",
					content: { "application/problem+json": { schema: { $ref: "problem#" } } },
				},
			},
		},
		refusals: ["not-found", "monitoring-unavailable"],
		async handler({ params: asked, tenant, access, server, log }) {
			const { db } = server.data;
			requestSeenBy(access, await findRequestPlace(db, tenant.slug, asked.uuid));
			const location = await findLocation(db, tenant.slug, asked.locationUuid);
			if (location === undefined || !access.at(location.code).may("chargingpoints")) throw new Problem("not-found");
			// For a tenant that has not switched it on, the service is not called and learns nothing.
			if (service === null || tenant.definition.monitoring?.enabled !== true) return { data: null };
			try {
				return { data: await askMonitoring(service, { uuid: asked.locationUuid, code: location.code, identifier: asked.uuid }) };
			} catch (error) {
				if (!(error instanceof OutsideServiceFailed)) throw error;
				log.warn({ reason: error.message, location: asked.locationUuid }, "monitoring failed");
				throw new Problem("monitoring-unavailable");
			}
		},
	});
}

const months = {
	type: "array",
	items: object({
		label: { type: "string", description: "The month." },
		value: { type: ["number", "null"], description: "Share of the time in use, from 0 to 1; null without data." },
		noData: { type: "boolean" },
	}),
} as const;

const monitoringData = object({
	aggregated: object({ occupancy_rate: months }),
	connectionPoints: { type: "array", items: object({ charge_point_id: { type: "string" }, data: months }) },
});
