import type { FastifyPluginAsync } from "fastify";
import type { MonitoringConfig } from "../config.ts";
import { capability } from "../plugins/capability.ts";
import { getMonitoring } from "./get-monitoring.ts";

/** How busy charging locations are. The route asks for the right to see the request as well. */
export const monitoring: FastifyPluginAsync<{ readonly service: MonitoringConfig | null }> = async (app, { service }) => {
	await app.register(capability([{ may: "chargingpoints", route: getMonitoring(service) }]));
};
