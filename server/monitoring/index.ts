import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import type { MonitoringConfig } from "../config/config.ts";
import { getMonitoring } from "./get-monitoring.ts";

/** How busy charging locations are. The route asks for the right to see the request as well. */
export const monitoring: FastifyPluginAsync<{ readonly service: MonitoringConfig | null }> = async (app, { service }) => {
	await app.register(capability([{ may: "chargingpoints", route: getMonitoring(service) }]));
};
