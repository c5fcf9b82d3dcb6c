import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import type { MonitoringConfig } from "../config/config.ts";
import { getMonitoring } from "./get-monitoring.ts";

/** The occupancy of charging locations. The route also requires the right to see the request. */
export const monitoring: FastifyPluginAsync<{ readonly service: MonitoringConfig | null }> = async (app, { service }) => {
	await app.register(capability([{ may: "chargingpoints", route: getMonitoring(service) }]));
};
