import fastifyPlugin from "fastify-plugin";

/** Largest body of a call in bytes; files take another way. */
export const maxBodyBytes = 1_048_576;

/** Headers that every answer of the API carries: the id under which its log lines are found, and out of caches unless the route says otherwise. */
export const limits = fastifyPlugin(
	async (app) => {
		app.addHook("onSend", (request, reply, _payload, done) => {
			if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
			reply.header("x-request-id", request.id);
			done();
		});
	},
	{ name: "limits" },
);
