import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config/config.ts";

declare module "fastify" {
	interface FastifyInstance {
		config: Config;
		/** Milliseconds since 1970 (UTC). The only clock of the server. */
		now: () => number;
	}
}

/** Gives all other plugins the settings and the clock. */
export const configPlugin = fastifyPlugin<{ config: Config; now: () => number }>(
	async (app, { config, now }) => {
		app.decorate("config", config);
		app.decorate("now", now);
	},
	{ name: "config" },
);
