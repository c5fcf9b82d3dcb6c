import fastifyPlugin from "fastify-plugin";

/** Largest body of any call in bytes; most take less (see their `bodyLimit`), and files take another way. */
export const maxBodyBytes = 1_048_576;

/** Of a connection on which nothing happens. */
export const connectionTimeoutMs = 10_000;
/** For a whole upload on a slow line; other calls get less, see below. */
export const requestTimeoutMs = 300_000;

/** How long a call may take to arrive, in milliseconds. */
const arrivesWithinMs = 30_000;

declare module "fastify" {
	interface FastifyContextConfig {
		/** It may take as long as the server waits for anybody: the body is a file. */
		arrivesSlowly?: boolean;
	}
}

/** Headers that every answer of the API carries: the id under which its log lines are found, and out of caches unless the route says otherwise. */
export const limits = fastifyPlugin(
	async (app) => {
		app.addHook("preParsing", (request, reply, _payload, done) => {
			if (request.routeOptions.config.arrivesSlowly !== true && request.method !== "GET") {
				const timer = setTimeout(() => request.raw.destroy(), arrivesWithinMs);
				timer.unref();
				const arrived = () => clearTimeout(timer);
				request.raw.once("end", arrived);
				reply.raw.once("close", arrived);
			}
			done();
		});
		app.addHook("onSend", (request, reply, _payload, done) => {
			if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
			reply.header("x-request-id", request.id);
			done();
		});
	},
	{ name: "limits" },
);
