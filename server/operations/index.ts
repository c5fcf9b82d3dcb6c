import fastifyPlugin from "fastify-plugin";
import { RequestMetrics } from "./request-metrics.ts";

/** For whoever runs the product: alive, able to work, and how busy. Holds nothing about people or records. */
export const operations = fastifyPlugin(
	async (app) => {
		const metrics = new RequestMetrics();
		const open = { schema: { hide: true }, logLevel: "warn" } as const;

		app.addHook("onResponse", (request, reply, done) => {
			metrics.count(request.method, request.routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime);
			done();
		});
		app.get("/health", open, async () => ({ status: "ok" }));
		app.get("/ready", open, async () => {
			await app.data.ping();
			return { status: "ready" };
		});
		app.get("/metrics", open, async (_request, reply) => reply.type("text/plain; version=0.0.4").send(metrics.toText()));
	},
	{ name: "operations", dependencies: ["database"] },
);
