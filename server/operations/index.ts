import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";
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
		app.get("/ready", open, async (request) => {
			try {
				await app.data.ping();
			} catch (failure) {
				request.log.error({ err: failure }, "the database does not answer");
				throw new Problem("unavailable");
			}
			return { status: "ready" };
		});
		app.get("/metrics", open, async (_request, reply) => reply.type("text/plain; version=0.0.4").send(metrics.toText()));
	},
	{ name: "operations", dependencies: ["database"] },
);
