import fastifyPlugin from "fastify-plugin";

/** Maximum body size of any call in bytes; most allow less (see their `bodyLimit`), and files are uploaded another way. */
export const maxBodyBytes = 1_048_576;

/** Timeout of a connection without any activity. */
export const connectionTimeoutMs = 10_000;
/** Long enough for a whole upload over a slow line; other calls get less, see below. */
export const requestTimeoutMs = 300_000;

/** How long a call may take to arrive, in milliseconds. */
const arrivesWithinMs = 30_000;

declare module "fastify" {
	interface FastifyContextConfig {
		/** The call may take the whole request timeout to arrive: its body is a file. */
		arrivesSlowly?: boolean;
	}
}

/** Headers of every API answer: the id under which its log lines are found, and no caching unless the route says otherwise. */
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
