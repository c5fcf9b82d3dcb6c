import { hash, timingSafeEqual } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import { Problem } from "../problems/problem.ts";

interface ApiKeyOptions {
	/** Keys that are accepted; each calling program has its own, so that it can be withdrawn separately. */
	readonly keys: readonly string[];
}

export const apiKeyHeader = "x-api-key";

/**
 * Refuses a call about a tenant without a key that identifies the calling program. Runs after the sign-in, which refuses a missing token.
 * Exempt are the calls for which the contract requires no key: those that a browser makes without our headers, and those older than the
 * keys.
 */
export const apiKey = fastifyPlugin(
	async (app, { keys }: ApiKeyOptions) => {
		const accepted = keys.map(digest);
		app.addHook("onRequest", (request, _reply, done) => {
			const { config, schema } = request.routeOptions;
			const aboutTenant = request.url.startsWith("/api/v1/") || config.tenant === "of-caller";
			const keyed = schema?.security?.some((scheme) => "apiKey" in scheme) ?? true;
			// An anonymous caller is refused for being anonymous first, everywhere in the same words.
			if (request.person === null || config.may === "everybody" || request.is404 || !aboutTenant || !keyed) return done();
			const given = digest(String(request.headers[apiKeyHeader] ?? ""));
			// Every key is compared, and all digests have the same length, so that the timing reveals nothing about the keys.
			const fitting = accepted.filter((key) => timingSafeEqual(key, given));
			done(fitting.length > 0 ? undefined : new Problem("api-key"));
		});
	},
	{ name: "api-key", dependencies: ["authentication"] },
);

function digest(text: string): Buffer {
	return hash("sha256", text, "buffer");
}
