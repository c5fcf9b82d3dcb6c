import fastifyPlugin from "fastify-plugin";
import { hidden } from "../openapi/hidden.ts";
import { RequestMetrics } from "./request-metrics.ts";

/**
 * For load balancers and the like: whether the server is alive, and able to work. Reveals nothing about people or records, nor how busy it
 * is.
 */
export const operations = fastifyPlugin(
	async (app) => {
		const metrics = new RequestMetrics();
		const open = { schema: hidden, logLevel: "warn" } as const;
		metrics.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
		app.decorate("metrics", metrics);

		app.addHook("onResponse", (request, reply, done) => {
			// A stream lasts as long as somebody listens, which says nothing about this server.
			if (request.routeOptions.config.staysOpen !== true || reply.statusCode !== 200)
				metrics.count(request.method, request.routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime);
			done();
		});
		app.get("/health", open, async () => ({ status: "ok" }));
		app.get("/ready", open, async () => {
			await app.data.ping();
			return { status: "ready" };
		});
	},
	{ name: "operations", dependencies: ["database"] },
);
